//! What the client reports, and what the person at this device says to the other one.

use super::Online;
use crate::app::foundations::notices::Notice;
use crate::app::foundations::referee::{Offered, TellOther};
use crate::app::foundations::store::Store;
use bevy::prelude::*;
use tabuleiro_online::client::Notice as ClientNotice;
use tabuleiro_online::words::{OfferKind, Why};

impl Online {
    pub(super) fn take_notices(&mut self, news: &[ClientNotice], store: &Store, notices: &mut MessageWriter<Notice>) {
        self.table.changed();
        for notice in news {
            match notice {
                ClientNotice::Token(token) => self.stored.set_token(*token, store),
                ClientNotice::Class => self.class_said(store),
                ClientNotice::Seated(code, _) => self.stored.follow(Some(*code), store),
                ClientNotice::Table { dropped, .. } => {
                    self.declined.clear();
                    self.attendance.is_wanted = false;
                    let code = self.client.as_ref().and_then(|client| Some(client.table()?.code()));
                    self.stored.follow(code, store);
                    if !dropped.is_empty() {
                        self.table.dropped();
                        notices.write(Notice::plain("distant-dropped"));
                    }
                }
                ClientNotice::Refused { why, of, .. } if ["open", "join", "watch"].contains(&of.as_str()) => {
                    self.refusal = Some(*why);
                    self.is_wanted = false;
                    self.stored.follow(None, store);
                    if let Some(client) = &mut self.client {
                        client.forget();
                    }
                }
                ClientNotice::Refused { why, of, .. }
                    if ["class", "enrol", "resume", "rest"].contains(&of.as_str()) =>
                {
                    self.class_refused(*why, of, store);
                }
                ClientNotice::Refused { why: Why::Paused, .. } => {
                    notices.write(Notice::plain("class-paused-tap"));
                }
                ClientNotice::Refused { why, .. } if *why == Why::ReadOnly => {
                    notices.write(Notice::plain("distant-read-only"));
                }
                ClientNotice::Refused { of, .. } if ["claim", "draw", "undo", "rematch"].contains(&of.as_str()) => {
                    notices.write(Notice::plain("distant-refused"));
                }
                ClientNotice::Outdated => drop(notices.write(Notice::plain("distant-outdated"))),
                ClientNotice::Played { .. } => self.declined.clear(),
                _ => {}
            }
        }
    }
}

/// Sends offers and resignations of the person at this device to the server.
pub(super) fn tell(time: Res<Time<Real>>, mut wanted: MessageReader<TellOther>, mut online: ResMut<Online>) {
    for &message in wanted.read() {
        let now = time.elapsed();
        if let TellOther::Decline(offered) = message {
            online.declined.push(offered);
            online.table.changed();
        }
        let Some(client) = &mut online.client else { continue };
        match message {
            TellOther::Offer(Offered::Draw) => client.offer(OfferKind::Draw, now),
            TellOther::Offer(Offered::Undo) => client.offer(OfferKind::Undo, now),
            TellOther::Offer(Offered::Rematch) => client.offer(OfferKind::Rematch, now),
            TellOther::Decline(_) => {}
            TellOther::Resign => client.resign(now),
            TellOther::Claim => client.claim(now),
            TellOther::PlayHere => client.take_back_seats(now),
        }
    }
}
