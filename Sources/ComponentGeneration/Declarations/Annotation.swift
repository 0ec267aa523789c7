/// A tag of a `// sourcery:` comment, such as `add_env_props = "horizontalSizeClass"`.
struct Annotation: Sendable {
    /// The value behind the `=`.
    enum Value: Equatable, Sendable {
        /// `key` alone, or `key =` with nothing behind it.
        case flag
        /// Text, numbers included: the quotes around it are gone, and `14.0` has become `14`.
        case text(String)
        /// `["a", "b"]`
        case list([String])
    }

    let key: String
    let value: Value
    /// Index of the comment line with the tag, within the declaration's comments.
    let line: Int
    let position: SourcePosition

    /// The value as text. A key alone has the text `1`, as the original printed it.
    var text: String {
        switch value {
        case .flag: "1"
        case .text(let text): text
        case .list(let items): "[" + items.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
    }
}

/// All tags of one declaration.
struct Annotations: Sendable {
    /// Annotations in source order.
    var all: [Annotation] = []

    func first(_ key: String) -> Annotation? { all.last { $0.key == key } }
    func has(_ key: String) -> Bool { all.contains { $0.key == key } }

    /// The value of a tag that may carry one; `nil` when the tag is missing.
    func text(_ key: String) -> String? { first(key)?.text }

    /// The values of a tag that may be repeated or hold a list: the lowest line first, as the original collected
    /// them from the declaration upwards; a list keeps its order.
    func values(_ key: String) -> [String] {
        let matching = all.filter { $0.key == key }
        guard matching.count > 1 else { return matching.flatMap(\.items) }
        var lines: [(line: Int, items: [String])] = []
        for annotation in matching {
            if lines.last?.line == annotation.line {
                lines[lines.count - 1].items += annotation.items
            } else {
                lines.append((annotation.line, annotation.items))
            }
        }
        return lines.reversed().flatMap(\.items)
    }

    /// The tags whose key contains `part`, in source order.
    func containing(_ part: String) -> [Annotation] { all.filter { $0.key.contains(part) } }
}

extension Annotation {
    fileprivate var items: [String] {
        switch value {
        case .flag: []
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let items): items
        }
    }
}
