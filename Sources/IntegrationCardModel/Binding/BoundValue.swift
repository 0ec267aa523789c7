/// A JSON value whose strings may be bindings, parsed once.
///
/// Only strings are parsed; numbers and truth values are literals. Subtrees without bindings are kept as they are.
public indirect enum BoundValue: Sendable {
    /// A value without bindings. Escapes in its strings are resolved.
    case literal(JSONValue)
    /// A string with bindings.
    case binding(CardBinding)
    /// An array with bindings in it.
    case array([BoundValue])
    /// An object with bindings in it.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// The member's name.
        public let name: String
        /// The member's value.
        public let value: BoundValue

        /// Creates a member.
        public init(name: String, value: BoundValue) {
            self.name = name
            self.value = value
        }
    }

    /// Parses the strings of a value. A broken binding becomes a diagnostic, and its text stays as it is.
    public init(
        _ value: JSONValue, limits: CardLimits.Expressions = .init(), pointer: JSONPointer = JSONPointer(),
        diagnostics: inout [BindingDiagnostic]
    ) {
        // Most data have no bindings at all.
        guard Self.mayContainBinding(value) else {
            self = .literal(value)
            return
        }
        self.init(parsing: value, limits: limits, pointer: pointer, diagnostics: &diagnostics)
    }

    /// Tells quickly whether a string within a value may contain a binding or an escape.
    static func mayContainBinding(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): CardBinding.mayContainBinding(text)
        case .array(let elements): elements.contains(where: mayContainBinding)
        case .object(let object): !isManifest(object) && object.members.contains { mayContainBinding($0.value) }
        default: false
        }
    }

    /// True for the manifest of a card, as an action `ShowCard` brings one: the card that it describes reads its bindings.
    private static func isManifest(_ object: JSONObject) -> Bool { object["sap.card"] != nil }

    private init(
        parsing value: JSONValue, limits: CardLimits.Expressions, pointer: JSONPointer,
        diagnostics: inout [BindingDiagnostic]
    ) {
        switch value {
        case .null, .bool, .number: self = .literal(value)
        case .string(let text):
            guard CardBinding.mayContainBinding(text) else {
                self = .literal(value)
                return
            }
            do throws(BindingSyntaxError) {
                let binding = try CardBinding(text, limits: limits)
                if let literal = binding.literalText {
                    self = .literal(.string(literal))
                } else {
                    self = .binding(binding)
                }
            } catch {
                diagnostics.append(
                    BindingDiagnostic(pointer: pointer, message: error.description, offset: error.offset))
                self = .literal(value)
            }
        case .array(let elements):
            let bound = elements.enumerated().map { index, element in
                BoundValue(
                    parsing: element, limits: limits, pointer: pointer.appending(index), diagnostics: &diagnostics)
            }
            self = bound.allSatisfy(\.isLiteral) ? .literal(.array(bound.map(\.literalValue))) : .array(bound)
        case .object(let object) where Self.isManifest(object): self = .literal(value)
        case .object(let object):
            let bound = object.members.map { member in
                Member(
                    name: member.name,
                    value: BoundValue(
                        parsing: member.value, limits: limits, pointer: pointer.appending(member.name),
                        diagnostics: &diagnostics))
            }
            self =
                bound.allSatisfy(\.value.isLiteral)
                ? .literal(.object(JSONObject(bound.lazy.map { ($0.name, $0.value.literalValue) }))) : .object(bound)
        }
    }

    private var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    private var literalValue: JSONValue {
        if case .literal(let value) = self { value } else { .null }
    }

    /// The value with all bindings evaluated; nil when it is a binding that is undefined. Undefined members are left
    /// out, undefined elements become null.
    public func resolve(in scope: BindingScope, onMessage: ((String) -> Void)? = nil) -> JSONValue? {
        switch self {
        case .literal(let value): return value
        case .binding(let binding): return binding.evaluateForView(in: scope, onMessage: onMessage)
        case .array(let elements):
            return .array(elements.map { $0.resolve(in: scope, onMessage: onMessage) ?? .null })
        case .object(let members):
            var resolved: [JSONObject.Member] = []
            resolved.reserveCapacity(members.count)
            for member in members {
                guard let value = member.value.resolve(in: scope, onMessage: onMessage) else { continue }
                resolved.append(JSONObject.Member(name: member.name, value: value))
            }
            return .object(JSONObject(uniqueMembers: resolved))
        }
    }

    /// The member with a name; nil when this is no object or has no such member.
    public subscript(name: String) -> BoundValue? {
        switch self {
        case .literal(let value): value[name].map(BoundValue.literal)
        case .object(let members): members.first { $0.name == name }?.value
        default: nil
        }
    }

    /// The elements, if this is an array.
    public var elements: [BoundValue]? {
        switch self {
        case .literal(let value): value.arrayValue?.map(BoundValue.literal)
        case .array(let elements): elements
        default: nil
        }
    }

    /// The paths that the bindings of the value read.
    public var references: Set<BindingReference> {
        switch self {
        case .literal: []
        case .binding(let binding): Set(binding.references).union(binding.referencesInResult)
        case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.references) }
        case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.references) }
        }
    }
}
