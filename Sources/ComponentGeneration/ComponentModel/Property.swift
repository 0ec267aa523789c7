/// A member of a component: a part that is shown, data that is passed on, or an event handler.
struct Property: Sendable {
    enum Role: Sendable {
        /// Shown: a view builder, a type parameter, a style hook.
        case view
        /// Plain data in every initialiser.
        case data
        /// A function of a classic component protocol, passed as a closure.
        case handler
    }

    enum BindingForm: Sendable {
        case required
        /// The initialiser takes an optional binding and falls back to this expression.
        case optional(fallback: String)

        var isOptional: Bool { if case .optional = self { true } else { false } }
    }

    /// The view that shows the data.
    struct Backing: Sendable {
        let name: String
        /// True if the data is a model, so that the data initialiser takes the finished view.
        let takesModel: Bool
        /// The reason why the view's `init(model:)` is generic, if it is.
        var genericModelReason: GenericModelReason?
    }

    /// The plain name: `title`.
    let name: String
    /// The name where Swift reads an identifier: in backticks if it is a keyword.
    let identifier: String
    /// `Title`
    let capitalizedName: String
    /// The name in the protocol: `title_` in the classic dialect.
    let protocolName: String
    let type: PropertyType
    let position: SourcePosition
    var role = Role.view
    var isStyled = true
    var isMutable = false
    var backing: Backing?
    /// The type parameter.
    var genericName: String
    var constraint = "View"
    /// True if the part can be left out, because `EmptyView` conforms to the constraint.
    var acceptsEmptyView = true
    var resultBuilder = "ViewBuilder"
    var binding: BindingForm?
    var defaultValue: String?
    /// True if a composed view that has only this member is shown.
    var isNilChecked = true
    /// The reference to a handler in the model initialiser: `didSelect(_:)`.
    var reference = ""
    /// The function requirement that the handler came from, as the component protocol states it.
    var requirement: String?
    var annotations = Annotations()
    /// The attributes of its declaration: `@ViewBuilder`.
    var attributes: [String] = []
    /// The form that it has in a styleable component.
    var form = PartForm(kind: .value)
    var documentation: [String] = []
    /// Reasons for which no component can have it.
    var problems: [Diagnostic] = []
    /// The protocol that declares it, to tell a diamond from a collision.
    var owner = ""

    /// - Parameters:
    ///   - keepsUnderscore: true if the protocol's member has the name as it is declared.
    ///   - keepsName: true if the component's member has it, too.
    init(
        name: String, type: PropertyType, position: SourcePosition, keepsUnderscore: Bool, keepsName: Bool = false
    ) {
        let isPlain = keepsName || !name.utf8.contains(UInt8(ascii: "_"))
        self.name = isPlain ? name : name.replacing("_", with: "")
        protocolName = keepsUnderscore ? name : self.name
        self.type = type
        self.position = position
        identifier = self.name.escapedIfKeyword
        capitalizedName = self.name.capitalizedFirst
        genericName = capitalizedName
    }

    var protocolIdentifier: String { protocolName.escapedIfKeyword }
    var isView: Bool { role == .view }
}

extension String {
    var capitalizedFirst: String {
        guard let first = utf8.first, first < 128 else { return prefix(1).uppercased() + dropFirst() }
        // A letter of ASCII that is not followed by what changes it, which is all but always.
        guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
        let rest = self[utf8.index(after: startIndex)...]
        guard rest.utf8.first.map({ $0 < 128 }) ?? true else { return prefix(1).uppercased() + dropFirst() }
        return String(Unicode.Scalar(first - 32)) + rest
    }
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

    var escapedIfKeyword: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
