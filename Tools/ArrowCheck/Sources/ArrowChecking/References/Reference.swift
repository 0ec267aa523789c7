/// A use of a symbol in a file other than the one that defines it.
public struct Reference: Hashable, Sendable {
    /// The place that uses the symbol.
    public let origin: Location

    /// The place that defines the symbol.
    public let target: Location

    /// The symbol's name after its type's, such as `View.padding(_:)`.
    public let symbol: String

    /// Creates a reference.
    public init(origin: Location, target: Location, symbol: String) {
        self.origin = origin
        self.target = target
        self.symbol = symbol
    }
}

extension Reference: Comparable {
    /// Orders references by the places that use symbols, then by the definitions.
    public static func < (left: Reference, right: Reference) -> Bool {
        (left.origin, left.target, left.symbol) < (right.origin, right.target, right.symbol)
    }
}

extension Reference {
    /// All references between the given files, sorted.
    ///
    /// Symbols that no file defines, and uses within the defining file, are left out. Uses of a symbol on one line are
    /// one reference, and so are a type and its initializer at one place if one file defines both.
    public static func all(in files: [IndexedFile]) -> [Reference] {
        let definitions = definitions(in: files)
        var references: Set<Reference> = []
        for file in files {
            var named: [Place: Reference] = [:]
            for occurrence in file.occurrences where occurrence.roles.isWrittenReference {
                guard let definition = definitions[occurrence.usr], definition.location.path != file.path else {
                    continue
                }
                let reference = Reference(
                    origin: Location(path: file.path, line: occurrence.line), target: definition.location,
                    symbol: definition.symbol)
                let place = Place(
                    line: occurrence.line, column: occurrence.column, target: definition.location.path)
                // The type is defined before its members, and comes first.
                named[place] = min(named[place] ?? reference, reference)
            }
            references.formUnion(named.values)
        }
        return references.sorted()
    }

    private struct Place: Hashable {
        let line: Int
        let column: Int
        let target: String
    }

    struct Definition {
        let location: Location
        let symbol: String
    }

    /// The first place that defines each symbol, by the symbol's identity.
    static func definitions(in files: [IndexedFile]) -> [String: Definition] {
        var definitions: [String: Definition] = [:]
        for file in files {
            for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
                let location = Location(path: file.path, line: occurrence.line)
                if let known = definitions[occurrence.usr], known.location <= location {
                    continue
                }
                let symbol = occurrence.parent.map { $0 + "." + occurrence.name } ?? occurrence.name
                definitions[occurrence.usr] = Definition(location: location, symbol: symbol)
            }
        }
        return definitions
    }
}
