import Foundation

@testable import IntegrationCardModel

/// The places at which two values differ.
enum JSONDifference {
    static func differences(_ found: JSONValue?, _ expected: JSONValue, at pointer: JSONPointer = JSONPointer())
        -> [String]
    {
        guard let found else { return ["\(pointer): missing, expected \(brief(expected))"] }
        switch (found, expected) {
        case (.object(let left), .object(let right)):
            var all: [String] = []
            for member in right {
                all += differences(left[member.name], member.value, at: pointer.appending(member.name))
            }
            for member in left where right[member.name] == nil {
                all.append("\(pointer.appending(member.name)): unexpected \(brief(member.value))")
            }
            return all
        case (.array(let left), .array(let right)) where left.count == right.count:
            return left.indices.flatMap { differences(left[$0], right[$0], at: pointer.appending($0)) }
        case (.string(let left), .string(let right)):
            return left.withPlainSpaces == right.withPlainSpaces
                ? [] : ["\(pointer): \(brief(found)), expected \(brief(expected))"]
        default: return found == expected ? [] : ["\(pointer): \(brief(found)), expected \(brief(expected))"]
        }
    }

    private static func brief(_ value: JSONValue) -> String { String(value.jsonText().prefix(160)) }
}
