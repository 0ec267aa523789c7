import Foundation
import SwiftUICore

/// The values on a navigation stack, of any types.
public struct NavigationPath {
    fileprivate var values: [PathValue] = []

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        values = elements.map { PathValue($0) }
    }

    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        values = elements.map { PathValue(codable: $0) }
    }

    /// A path that was saved.
    public init(_ codable: NavigationPath.CodableRepresentation) { values = codable.values }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V>(_ value: V) where V: Hashable { values.append(PathValue(value)) }

    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
        values.append(PathValue(codable: value))
    }

    /// Takes values off the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// The path in a form that can be saved; nil when some of its values cannot.
    public var codable: NavigationPath.CodableRepresentation? {
        values.allSatisfy { $0.encode != nil } ? CodableRepresentation(values: values) : nil
    }

    /// A path in a form that can be saved: the names of the types and the values, the last one first, as text.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [PathValue]

        fileprivate init(values: [PathValue]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [PathValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type “\(name)” that can be on a path.")
                }
                values.append(try Self.value(of: type, from: Data(text.utf8)))
            }
            self.values = values.reversed()
        }

        private static func value<V: Codable & Hashable>(of type: V.Type, from data: Data) throws -> PathValue {
            PathValue(codable: try JSONDecoder().decode(V.self, from: data))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let encode = value.encode else { continue }
                try container.encode(value.typeName)
                try container.encode(String(decoding: encode(), as: UTF8.self))
            }
        }
    }
}

extension NavigationPath: Equatable {}

extension NavigationPath: StackPath {
    var pathValues: [PathValue] {
        get { values }
        set { values = newValue }
    }
}

/// A value on a path without its type.
package struct PathValue: Equatable {
    let value: AnyHashable
    /// The value as JSON; nil for values that cannot be saved.
    let encode: (() throws -> Data)?
    let typeName: String

    /// The value's type, by which destinations are known.
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }

    init<V: Hashable>(_ value: V) {
        self.value = AnyHashable(value)
        typeName = _mangledTypeName(V.self) ?? String(reflecting: V.self)
        if let codable = value as? any Encodable & Decodable {
            encode = { try JSONEncoder().encode(codable) }
        } else {
            encode = nil
        }
    }

    init<V: Hashable & Codable>(codable value: V) { self.init(value) }

    package static func == (lhs: PathValue, rhs: PathValue) -> Bool { lhs.value == rhs.value }
}

/// The storage of a stack's path.
protocol StackPath {
    var pathValues: [PathValue] { get set }
}

/// A path without its type: what a stack reads and writes.
package struct AnyStackPath {
    let read: () -> [PathValue]
    let write: ([PathValue]) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.pathValues }
        write = { path.wrappedValue.pathValues = $0 }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        read = { path.wrappedValue.map { PathValue($0) } }
        // Values of other types cannot be on this path.
        write = { path.wrappedValue = Data($0.compactMap { $0.value.base as? Data.Element }) }
    }
}
