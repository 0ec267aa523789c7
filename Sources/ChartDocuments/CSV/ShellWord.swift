/// Words of a command line as a shell reads them.
enum ShellWord {
    /// An option with its value, quoted where a shell would read it otherwise, and joined where it may seem an option.
    static func option(_ name: String, _ value: String) -> String {
        let plain = value.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ($0.value &- 48) < 10 || "_./,:+-@%".unicodeScalars.contains($0)
        }
        let quoted = plain && !value.isEmpty ? value : "'" + value.replacing("'", with: "'\\''") + "'"
        return value.hasPrefix("-") ? "\(name)=\(quoted)" : "\(name) \(quoted)"
    }
}
