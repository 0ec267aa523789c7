import Foundation
import IntegrationCardModel

/// A property of a manifest with a value that changes the card, and the manifest that has it.
public struct SampleProperty: Sendable, CustomStringConvertible {
    /// The name of the manifest to which the property is added.
    public let base: String
    /// The place of the property, from `sap.card` on.
    public let pointer: String
    /// The value of the property.
    public let value: JSONValue
    /// The reason for which the card stays the same; nil for properties that change it.
    public let reason: String?

    /// The line of the table.
    public var description: String { "\(base) \(pointer) \(value.jsonText())" }

    /// Reads a line of the table: base, place, value and reason, apart by bars.
    init(_ line: Substring) {
        let parts = line.split(separator: "|", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
        precondition(parts.count >= 3, "\(line)")
        base = parts[0]
        pointer = parts[1]
        guard let value = try? JSONParser().parse(parts[2]) else { preconditionFailure("no JSON: \(line)") }
        self.value = value
        reason = parts.count > 3 ? parts[3] : nil
    }

    /// The card without the property; nil if there is no base of the name.
    public var baseCard: JSONValue? { SampleCards.base(base) }

    /// The card with the property; nil if there is no base of the name.
    public var card: JSONValue? {
        guard let card = baseCard, let place = JSONPointer(pointer) else { return nil }
        return Self.setting(value, at: place.tokens[...], in: card)
    }

    /// The value with a member or element set, and the objects on the way made where they are missing.
    private static func setting(_ value: JSONValue, at names: ArraySlice<String>, in root: JSONValue?) -> JSONValue {
        guard let name = names.first else { return value }
        let rest = names.dropFirst()
        if case .array(var elements)? = root, let index = Int(name), elements.indices.contains(index) {
            elements[index] = setting(value, at: rest, in: elements[index])
            return .array(elements)
        }
        var object = root?.objectValue ?? [:]
        object[name] = setting(value, at: rest, in: object[name])
        return .object(object)
    }
}
