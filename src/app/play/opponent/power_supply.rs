//! Whether the device runs on its battery.

/// The folder in which Linux describes batteries and chargers, one folder each.
#[cfg(target_os = "linux")]
const SUPPLIES: &str = "/sys/class/power_supply";

/// Returns whether a battery that powers the device is being discharged; `false` where the system does not tell.
#[cfg(target_os = "linux")]
pub(super) fn is_on_battery() -> bool {
    discharges(std::path::Path::new(SUPPLIES))
}

/// Returns `false`: the system does not tell.
#[cfg(not(target_os = "linux"))]
pub(super) fn is_on_battery() -> bool {
    false
}

#[cfg(target_os = "linux")]
fn discharges(folder: &std::path::Path) -> bool {
    let Ok(supplies) = std::fs::read_dir(folder) else { return false };
    supplies.flatten().any(|supply| {
        let says = |name, value| std::fs::read_to_string(supply.path().join(name)).is_ok_and(|s| s.trim() == value);
        // The batteries of mice and headsets have the scope "Device".
        says("type", "Battery") && says("status", "Discharging") && !says("scope", "Device")
    })
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_a_discharging_battery_of_the_device_counts() {
        let folder = std::env::temp_dir().join(format!("tabuleiro-supplies-{}", std::process::id()));
        let write = |supply: &str, files: &[(&str, &str)]| {
            let supply = folder.join(supply);
            fs::create_dir_all(&supply).unwrap();
            files.iter().for_each(|(name, value)| fs::write(supply.join(name), format!("{value}\n")).unwrap());
        };
        assert!(!discharges(&folder), "nothing is known");
        write("AC", &[("type", "Mains"), ("online", "0")]);
        write("mouse", &[("type", "Battery"), ("status", "Discharging"), ("scope", "Device")]);
        write("BAT0", &[("type", "Battery"), ("status", "Charging")]);
        assert!(!discharges(&folder));
        write("BAT0", &[("status", "Discharging")]);
        assert!(discharges(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }
}
