//! The text of the systemd unit that runs an exhibit.

use std::path::Path;

/// A file in the unit's folder under `/run`. It exists after staff left; while it exists the unit does not start.
pub(super) const STAFF_LEFT_FILE: &str = "staff-left";

/// Returns a unit that runs `program` as the exhibit that the configuration `file` describes. Both paths are absolute.
#[must_use]
pub fn unit(program: &Path, file: &Path) -> String {
    let (program, file) = (word(program), word(file));
    format!(
        r"# Tabuleiro as an exhibit. Save as /etc/systemd/system/tabuleiro.service, then
#   systemctl daemon-reload
#   systemctl enable --now tabuleiro
# docs/exhibit.md says what else the machine needs.

[Unit]
Description=Tabuleiro exhibit
# It takes the first console, where otherwise somebody could log in.
After=systemd-user-sessions.service systemd-logind.service dbus.socket getty@tty1.service
Wants=systemd-logind.service dbus.socket
Conflicts=getty@tty1.service
Before=graphical.target
# Starts never become too many: a screen that stays black is worse.
StartLimitIntervalSec=0
# Staff left with their code. It starts again after `rm /run/tabuleiro/{STAFF_LEFT_FILE}` or when the machine does.
ConditionPathExists=!/run/tabuleiro/{STAFF_LEFT_FILE}

[Service]
Type=simple
# cage shows one program on the whole screen and knows no key that leaves it. The program starts itself again when it
# ends or hangs; this unit starts both again when cage ends, and when the program finds its display dead.
ExecStart=/usr/bin/cage -- {program} --kiosk {file}
Restart=always
RestartSec=1
TimeoutStopSec=10
User=tabuleiro
# A session of its own on the first console: it may use screen, touch and sound, and needs no automatic login.
PAMName=login
TTYPath=/dev/tty1
TTYReset=yes
TTYVHangup=yes
TTYVTDisallocate=yes
StandardInput=tty-fail
StandardOutput=journal
StandardError=journal
UtmpIdentifier=tty1
UtmpMode=user
# /run/tabuleiro, in memory: the heartbeat, and the mark that staff left.
RuntimeDirectory=tabuleiro
RuntimeDirectoryPreserve=yes
# /var/lib/tabuleiro: a place for the counts, which the configuration has to name.
StateDirectory=tabuleiro

[Install]
WantedBy=graphical.target
"
    )
}

/// Quotes a path as one word of a command in a unit.
fn word(path: &Path) -> String {
    let text = path.display().to_string();
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('%', "%%").replace('$', "$$");
    if escaped.contains([' ', '\t', '"', '\'', ';']) { format!("\"{escaped}\"") } else { escaped }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_runs_the_program_under_cage_and_always_restarts_it() {
        let unit = unit(Path::new("/usr/local/bin/tabuleiro"), Path::new("/etc/tabuleiro/exhibit.ron"));
        for line in [
            "ExecStart=/usr/bin/cage -- /usr/local/bin/tabuleiro --kiosk /etc/tabuleiro/exhibit.ron",
            "Type=simple",
            "Restart=always",
            "RestartSec=1",
            "StartLimitIntervalSec=0",
            "WantedBy=graphical.target",
        ] {
            assert!(unit.lines().any(|l| l == line), "{line}\n{unit}");
        }
        let sections: Vec<&str> = unit.lines().filter(|line| line.starts_with('[')).collect();
        assert_eq!(sections, ["[Unit]", "[Service]", "[Install]"]);
    }

    #[test]
    fn paths_with_special_characters_stay_one_word() {
        let unit = unit(Path::new("/opt/100 % \"fun\"/t"), Path::new("/a/$b.ron"));
        assert!(unit.contains(r#"-- "/opt/100 %% \"fun\"/t" --kiosk /a/$$b.ron"#), "{unit}");
    }
}
