/// The check of bindings and placeholders in one string of a manifest.
struct ManifestStringCheck {
    /// The parameters, destinations and data sources that the manifest declares.
    struct Names {
        var parameters: Set<String> = []
        var destinations: Set<String> = []

        init(card: JSONValue?) {
            let configuration = card?["configuration"]
            parameters = Set(configuration?["parameters"]?.objectValue?.names ?? [])
            parameters.formUnion(["TODAY_ISO", "NOW_ISO", "LOCALE"])
            destinations = Set(configuration?["destinations"]?.objectValue?.names ?? [])
        }
    }

    /// A fault with the name that was probably meant.
    struct Fault {
        var rule: ManifestProblem.Rule
        var severity: ManifestProblem.Severity
        var message: String
        var suggestion: String?
    }

    let names: Names
    let limits: CardLimits.Expressions

    /// The faults of a string, in their order.
    func faults(in text: String) -> [Fault] {
        guard CardBinding.mayContainBinding(text) else { return [] }
        var faults: [Fault] = []
        let bare = text.contains("{{") ? replacingPlaceholders(in: text, faults: &faults) : text
        guard CardBinding.mayContainBinding(bare), faults.isEmpty else { return faults }
        do throws(BindingSyntaxError) {
            _ = try CardBinding(bare, limits: limits)
        } catch {
            faults.append(
                Fault(rule: .brokenBinding, severity: .error, message: "broken binding: \(error.description)"))
        }
        return faults
    }

    /// The string with each placeholder replaced by as many letters, so that places in it stay the same.
    private func replacingPlaceholders(in text: String, faults: inout [Fault]) -> String {
        let bytes = Array(text.utf8)
        var result = bytes
        var position = 0
        while position + 1 < bytes.count {
            guard bytes[position] == UInt8(ascii: "{"), bytes[position + 1] == UInt8(ascii: "{") else {
                position += 1
                continue
            }
            let start = position + 2
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}") { end += 1 }
            guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "}"), bytes[end + 1] == UInt8(ascii: "}") else {
                // Maps may nest within an expression; anywhere else the braces lack their end.
                if !text.contains("{=") && !text.contains("{:=") {
                    faults.append(
                        Fault(
                            rule: .brokenPlaceholder, severity: .warning,
                            message: "broken placeholder: “{{” without “}}”"))
                    return text
                }
                position += 2
                continue
            }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            let isWhole = position == 0 && end + 2 == bytes.count
            if let fault = fault(ofPlaceholder: name, isWhole: isWhole) { faults.append(fault) }
            for index in position..<(end + 2) { result[index] = UInt8(ascii: "x") }
            position = end + 2
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func fault(ofPlaceholder name: String, isWhole: Bool) -> Fault? {
        func fault(_ message: String, _ suggestion: String? = nil) -> Fault {
            Fault(rule: .brokenPlaceholder, severity: .warning, message: message, suggestion: suggestion)
        }
        guard name.utf8.contains(where: { $0 != 0x20 }) else { return fault("broken placeholder: no name in “{{}}”") }
        for (prefix, declared) in [("parameters.", names.parameters), ("destinations.", names.destinations)] {
            guard name.hasPrefix(prefix) else { continue }
            let rest = String(name.dropFirst(prefix.count))
            // A parameter may be an object, of which a path names a part.
            let first = rest.split(separator: ".", maxSplits: 1).first.map(String.init) ?? rest
            if declared.contains(rest) || declared.contains(first) { return nil }
            return fault(
                "“\(name.prefix(80))” is not declared in the configuration",
                NameSuggestion.nearest(to: first, in: declared.sorted()).map { prefix + $0 })
        }
        if ["filters.", "dataSources.", "csrfTokens."].contains(where: name.hasPrefix) || isWhole { return nil }
        return fault("“{{\(name.prefix(80))}}” is shown as it is: translations replace whole texts only")
    }
}
