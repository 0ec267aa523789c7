/// A path into a model, as a binding names it: `{path}`, `{/path}`, `{model>path}`, `{model>/path}`.
public struct BindingReference: Sendable, Hashable {
    /// The model's name; empty for the default model.
    public let model: String
    /// The path as written, without the model's name.
    public let path: String
    /// True if the path starts at the root of the model instead of at the context.
    public let isAbsolute: Bool
    /// The names to walk along. Walking ends at the first empty name, as in UI5, so a trailing slash changes nothing.
    let segments: [Segment]
    /// The names of the segments.
    let names: [String]

    /// A name within a path, with its array index if it is one.
    struct Segment: Sendable, Hashable {
        let name: String
        let index: Int?

        init(_ name: String) {
            self.name = name
            index = JSONPointer.arrayIndex(name)
        }
    }

    /// Reads a path with an optional model name in front of the first `>`.
    public init(_ text: some StringProtocol) {
        let rest = Substring(text)
        if let end = rest.utf8.firstIndex(of: UInt8(ascii: ">")) {
            self.init(model: String(rest[..<end]), path: String(rest[rest.utf8.index(after: end)...]))
        } else {
            self.init(model: "", path: String(rest))
        }
    }

    /// Creates a reference from its parts.
    public init(model: String, path: String) {
        self.model = model
        self.path = path
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        self.isAbsolute = isAbsolute
        var segments: [Segment] = []
        for part in (isAbsolute ? path.dropFirst() : path[...]).split(separator: "/", omittingEmptySubsequences: false)
        {
            if part.isEmpty { break }
            segments.append(Segment(String(part)))
        }
        self.segments = segments
        names = segments.map(\.name)
    }

    /// The reference as it is written within braces.
    public var text: String { model.isEmpty ? path : model + ">" + path }
}
