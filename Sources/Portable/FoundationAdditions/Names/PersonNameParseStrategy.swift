import Foundation

extension PersonNameComponents {
    /// Parses a name such as `Dr. Mia Luisa Weber Jr.`; a comma after the first part marks it as the family name.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        /// - Throws: `CocoaError.formatting` if the text contains no name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            var parts = value.split(whereSeparator: \.isWhitespace).map(String.init)
            var name = PersonNameComponents()
            name.namePrefix = Self.titles(in: &parts)
            var suffixes: [String] = []
            while parts.count > 1, let last = parts.last, Self.suffixes.contains(Self.bare(last)) {
                suffixes.insert(parts.removeLast(), at: 0)
                if let previous = parts.last, previous.hasSuffix(",") {
                    parts[parts.count - 1] = String(previous.dropLast())
                }
            }
            name.nameSuffix = suffixes.isEmpty ? nil : suffixes.joined(separator: " ")
            if let comma = parts.firstIndex(where: { $0.hasSuffix(",") }), comma < parts.count - 1 {
                name.familyName = String(parts[...comma].joined(separator: " ").dropLast())
                parts = Array(parts[(comma + 1)...])
                name.givenName = parts.removeFirst()
                name.middleName = parts.isEmpty ? nil : parts.joined(separator: " ")
                return name
            }
            guard !parts.isEmpty else {
                throw CocoaError(
                    .formatting,
                    userInfo: [NSDebugDescriptionErrorKey: "There is no name in \"\(value)\"."])
            }
            name.givenName = parts.removeFirst()
            if let family = parts.popLast() {
                var words = [family]
                while let particle = parts.last, Self.particles.contains(particle.lowercased()) {
                    words.insert(parts.removeLast(), at: 0)
                }
                name.familyName = words.joined(separator: " ")
            }
            name.middleName = parts.isEmpty ? nil : parts.joined(separator: " ")
            return name
        }

        private static func titles(in parts: inout [String]) -> String? {
            var words: [String] = []
            while parts.count > 1, let first = parts.first, titles.contains(bare(first)) {
                words.append(parts.removeFirst())
            }
            return words.isEmpty ? nil : words.joined(separator: " ")
        }

        private static func bare(_ word: String) -> String {
            word.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ".,"))
        }

        /// Titles before names in English and German.
        private static let titles: Set<String> = [
            "dr", "prof", "mr", "mrs", "ms", "miss", "sir", "herr", "frau", "dipl.-ing", "rev",
        ]
        /// Suffixes of names.
        private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "ph.d", "md", "m.d"]
        /// Particles that belong to the following family name.
        private static let particles: Set<String> = [
            "von", "van", "de", "der", "den", "zu", "zur", "vom", "del", "della", "di", "da", "la", "le", "dos",
        ]
    }

    /// Parses a name.
    ///
    /// - Throws: `CocoaError.formatting` if the text contains no name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Parses a name with a strategy.
    public init<S>(_ value: S.ParseInput, strategy: S) throws
    where S: Foundation.ParseStrategy, S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Parses people's names.
    public static var name: Self { .init() }
}
