import Foundation

extension ProcessInfo {
    /// The thermal state of the device.
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair = 1
        case serious = 2
        case critical = 3
    }

    /// The thermal state of the device, from the hottest of the kernel's thermal zones; `nominal` without any.
    ///
    /// The kernel defines trip points: `serious` begins at the first passive one, `critical` at the hot or critical
    /// one, `fair` at five degrees below the passive one.
    public var thermalState: ThermalState {
        let root = URL(fileURLWithPath: "/sys/class/thermal")
        let zones = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return zones.filter { $0.lastPathComponent.hasPrefix("thermal_zone") }.map(Self.state)
            .max { $0.rawValue < $1.rawValue } ?? .nominal
    }

    private static func state(of zone: URL) -> ThermalState {
        func value(_ file: String) -> String? {
            (try? String(contentsOf: zone.appendingPathComponent(file), encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let temperature = value("temp").flatMap(Int.init) else { return .nominal }
        var state = ThermalState.nominal
        var number = 0
        while let kind = value("trip_point_\(number)_type"),
            let limit = value("trip_point_\(number)_temp").flatMap(Int.init)
        {
            number += 1
            guard limit > 0 else { continue }
            switch kind {
            case "critical", "hot": if temperature >= limit { state = .critical }
            case "passive":
                if temperature >= limit {
                    state = max(state, .serious)
                } else if temperature >= limit - 5000 {
                    state = max(state, .fair)
                }
            default: break
            }
        }
        return state
    }

    /// True if the kernel's platform profile is `low-power`.
    public var isLowPowerModeEnabled: Bool {
        let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }

    /// Always false, because the process is not an iOS app on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// Always false, because the process is not a Mac Catalyst app.
    public var isMacCatalystApp: Bool { false }
}

private func max(_ lhs: ProcessInfo.ThermalState, _ rhs: ProcessInfo.ThermalState) -> ProcessInfo.ThermalState {
    lhs.rawValue > rhs.rawValue ? lhs : rhs
}
