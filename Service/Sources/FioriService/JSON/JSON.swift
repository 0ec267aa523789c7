/// A JSON value whose numbers keep their digits and whose objects keep their order.
public enum JSON: Sendable, Equatable {
    case null
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A name of an object with its value.
    public struct Member: Sendable, Equatable {
        public let name: String
        public var value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The value of a name; of several ones of that name the last. Nil for values that are no objects.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The text of a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a number.
    public var double: Double? {
        if case .number(let digits) = self { Double(digits) } else { nil }
    }

    /// The value of a number without a fraction.
    public var integer: Int? {
        double.flatMap { Int(exactly: $0) }
    }

    /// True or false.
    public var boolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// The elements of an array.
    public var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The word for the kind of value in messages.
    public var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .string(text) }
    public init(integerLiteral number: Int) { self = .number("\(number)") }
    public init(floatLiteral number: Double) { self = JSON(number) }
    public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral members: (String, JSON)...) { self = .object(members.map { Member($0, $1) }) }

    /// A number; null for those that JSON cannot write.
    public init(_ number: Double) {
        if let integer = Int(exactly: number) {
            self = .number("\(integer)")
        } else {
            self = number.isFinite ? .number("\(number)") : .null
        }
    }

    public init(_ number: Int) { self = .number("\(number)") }

    /// An object of the members that have a value.
    public init(members: KeyValuePairs<String, JSON?>) {
        self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}
