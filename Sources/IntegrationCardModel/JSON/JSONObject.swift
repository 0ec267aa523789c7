/// The members of a JSON object in their order.
///
/// Small objects are searched from the front; larger ones carry an index. Two objects are equal when they have the same
/// members, in any order.
public struct JSONObject: Sendable {
    /// A name with its value.
    public struct Member: Sendable, Hashable {
        /// The member's name.
        public let name: String
        /// The member's value.
        public var value: JSONValue

        /// Creates a member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order; no name occurs twice.
    public private(set) var members: [Member]
    private var index: [String: Int]?

    private static let indexedCount = 12

    /// Creates an object without members.
    public init() {
        members = []
    }

    /// Creates an object; a repeated name keeps its first place and takes the last value, as in JavaScript.
    public init(_ pairs: some Sequence<(String, JSONValue)>) {
        self.init()
        for (name, value) in pairs { self[name] = value }
    }

    /// Creates an object from members whose names are known to be different.
    init(uniqueMembers: [Member]) {
        members = uniqueMembers
        if members.count > Self.indexedCount { buildIndex() }
    }

    /// The names in order.
    public var names: [String] { members.map(\.name) }

    /// The value of a member; setting nil removes the member.
    public subscript(name: String) -> JSONValue? {
        get { position(of: name).map { members[$0].value } }
        set {
            if let position = position(of: name) {
                if let newValue {
                    members[position].value = newValue
                } else {
                    members.remove(at: position)
                    index = nil
                    if members.count > Self.indexedCount { buildIndex() }
                }
            } else if let newValue {
                members.append(Member(name: name, value: newValue))
                if index != nil {
                    index?[name] = members.count - 1
                } else if members.count > Self.indexedCount {
                    buildIndex()
                }
            }
        }
    }

    /// Changes each value in place.
    public func mapValues<Failure: Error>(
        _ transform: (JSONValue) throws(Failure) -> JSONValue
    ) throws(Failure) -> JSONObject {
        var copy = self
        for position in copy.members.indices {
            copy.members[position].value = try transform(members[position].value)
        }
        return copy
    }

    private func position(of name: String) -> Int? {
        if let index { return index[name] }
        for position in members.indices where members[position].name == name { return position }
        return nil
    }

    private mutating func buildIndex() {
        index = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.name, $0) })
    }
}

extension JSONObject: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { 0 }
    /// The position behind the last member.
    public var endIndex: Int { members.count }
    /// The member at a position.
    public subscript(position: Int) -> Member { members[position] }
}

extension JSONObject: Hashable {
    /// Compares names and values, not the order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.members.count == right.members.count else { return false }
        for (position, member) in left.members.enumerated() {
            let other = right.members[position]
            if other.name == member.name ? other.value != member.value : right[member.name] != member.value {
                return false
            }
        }
        return true
    }

    /// Mixes in names and values, not the order.
    public func hash(into hasher: inout Hasher) {
        var mixed = 0
        for member in members { mixed ^= member.hashValue }
        hasher.combine(mixed)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object from a literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
