//! Conventional names of values: `-3/4`, `*2`, `up*`, `1 down`, `±1`, `{2|-1}`.

use super::values::{Full, Id, Values};

/// The greatest nimber and multiple of `up` that has a name of its own.
const MOST: u32 = 8;
/// The maximum length of a name in bytes.
const LONGEST: usize = 120;

impl Values {
    /// Returns the name of a value; if it would be too long, only its stops.
    pub(super) fn name(&mut self, value: Id) -> Result<String, Full> {
        let mut name = String::new();
        if self.write(value, &mut name)? {
            return Ok(name);
        }
        let [left, right] = self.stops(value).map(number_name);
        Ok(format!("{{{left}..|..{right}}}"))
    }

    /// Appends a name; returns whether it is short enough.
    fn write(&mut self, value: Id, out: &mut String) -> Result<bool, Full> {
        if out.len() > LONGEST {
            return Ok(false);
        }
        if let Some(number) = self.as_number(value) {
            out.push_str(&number_name(number));
            return Ok(true);
        }
        let [left, right] = self.stops(value);
        if left == right {
            let off = self.number(-left)?;
            let rest = self.sum(value, off)?;
            if let Some(name) = self.small_name(rest)? {
                if left != 0 {
                    out.push_str(&number_name(left));
                    // `1*` needs no space, `1 up` does.
                    out.push_str(if name.starts_with('*') { "" } else { " " });
                }
                out.push_str(&name);
                return Ok(true);
            }
        }
        if self.negative(value)? == value {
            out.push('±');
            let options = self.left(value).to_vec();
            if let [only] = options[..]
                && self.as_number(only).is_some()
            {
                return self.write(only, out);
            }
            out.push('(');
            let short = self.write_all(&options, out)?;
            out.push(')');
            return Ok(short);
        }
        let (left, right) = (self.left(value).to_vec(), self.right(value).to_vec());
        out.push('{');
        let short = self.write_all(&left, out)?;
        out.push('|');
        let short = short && self.write_all(&right, out)?;
        out.push('}');
        Ok(short)
    }

    fn write_all(&mut self, values: &[Id], out: &mut String) -> Result<bool, Full> {
        for (at, &value) in values.iter().enumerate() {
            if at > 0 {
                out.push(',');
            }
            if !self.write(value, out)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the name of a nimber, a multiple of `up` or `down` with or without `*`, `tiny` or `miny`.
    fn small_name(&mut self, value: Id) -> Result<Option<String>, Full> {
        let mut nimbers = vec![Self::ZERO];
        for n in 1..=MOST {
            let nimber = self.entry(nimbers.clone(), nimbers.clone())?;
            if nimber == value {
                return Ok(Some(if n == 1 { "*".into() } else { format!("*{n}") }));
            }
            nimbers.push(nimber);
        }
        let star = nimbers[1];
        let up = self.entry(vec![Self::ZERO], vec![star])?;
        for (word, unit) in [("up", up), ("down", self.negative(up)?)] {
            let mut sum = Self::ZERO;
            for n in 1..=MOST {
                sum = self.sum(sum, unit)?;
                let times = if n == 1 { String::new() } else { n.to_string() };
                if sum == value {
                    return Ok(Some(format!("{times}{word}")));
                }
                if self.sum(sum, star)? == value {
                    return Ok(Some(format!("{times}{word}*")));
                }
            }
        }
        for (word, value) in [("tiny", value), ("miny", self.negative(value)?)] {
            let Some(x) = self.tiny(value) else { continue };
            return Ok(Some(format!("{word} {}", number_name(x))));
        }
        Ok(None)
    }

    /// Returns `x`, if the value is {0||0|-x} with a number x.
    fn tiny(&self, value: Id) -> Option<i64> {
        let ([left], &[right]) = (self.left(value), self.right(value)) else { return None };
        let ([middle], &[last]) = (self.left(right), self.right(right)) else { return None };
        let threat = self.as_number(last).filter(|&last| last < 0)?;
        (*left == Self::ZERO && *middle == Self::ZERO).then_some(-threat)
    }
}

/// Returns a number as a fraction.
fn number_name(units: i64) -> String {
    let places = units.trailing_zeros().min(Values::FINENESS);
    let (above, below) = (units >> places, 1u64 << (Values::FINENESS - places));
    if below == 1 { above.to_string() } else { format!("{above}/{below}") }
}
