/// The uses of names that some platforms lack, in the sources of a module.
public struct AvailabilityCheck: Sendable {
    /// A use of a symbol of the API.
    struct Use: Hashable {
        let location: Location
        let symbol: String
        /// The systems that lack the symbol by its own declaration; nil for none.
        let lack: String?
    }

    private let uses: Set<Use>
    private let symbols: Set<String>

    /// Finds the uses.
    ///
    /// - Parameters:
    ///   - files: The files to check.
    ///   - api: The files that define the API.
    ///   - lack: Tells the systems that lack the declaration at a place of the API, as in "before iOS 18.0"; nil for none.
    public init(files: [IndexedFile], api: [IndexedFile], lack: (Location) -> String? = { _ in nil }) {
        let definitions = Reference.definitions(in: api)
        var uses: Set<Use> = []
        for file in files {
            for occurrence in file.occurrences where occurrence.roles.isWrittenReference {
                guard let definition = definitions[occurrence.usr] else { continue }
                uses.insert(
                    Use(
                        location: Location(path: file.path, line: occurrence.line), symbol: definition.symbol,
                        lack: lack(definition.location)))
            }
        }
        self.uses = uses
        symbols = Set(definitions.values.map(\.symbol))
    }

    /// The symbols of the API that the files use, sorted.
    public var usedSymbols: [String] { Set(uses.map(\.symbol)).sorted() }

    /// An error for each use of a name, as compilers write them, sorted by place.
    /// - Parameter isCompiled: Tells if a place is compiled for any of the systems that a text names.
    public func errors(
        _ names: UnavailableNames, isCompiled: (Location, String) -> Bool = { _, _ in true }
    ) -> [String] {
        uses.sorted { ($0.location, $0.symbol) < ($1.location, $1.symbol) }.compactMap { use in
            guard let lack = names.entry(for: use.symbol).map({ "on " + $0.platforms }) ?? use.lack,
                isCompiled(use.location, lack)
            else { return nil }
            return "\(use.location): error: `\(use.symbol)` is unavailable \(lack)"
        }
    }

    /// An error for each name that stands for no symbol of the API: a misspelt name would never be found.
    public func unknownNames(in names: UnavailableNames, path: String) -> [String] {
        let found = Set(symbols.compactMap { names.entry(for: $0)?.line })
        return names.entries.filter { !found.contains($0.line) }
            .map { "\(path):\($0.line): error: there is no `\($0.name)` in the indexed API" }
    }
}
