#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ToolBasics
    import Foundation

    /// Options for the reading of tables.
    struct ChartTableOptions: ParsableArguments {
        @Option(
            name: .customLong("first-column"),
            help: """
                The first column of a table: auto, categories, numbers (an axis of numbers), time (an axis of time) or \
                values (a series; there are no categories).
                """)
        var firstColumn = ChartDocumentOptions.FirstColumn.automatic

        @Option(
            help: "The decimal separator of a table: point or comma. Without it, the numbers tell, then the language.")
        var decimal: ChartDocumentOptions.DecimalSeparator?

        @Option(
            parsing: .unconditionalSingleValue,
            help: "A text that stands for a missing value, beside NA, N/A, NaN, null, none and dashes. May be repeated."
        )
        var missing: [String] = []

        @Option(
            help: "utf-8, cp1252, latin1, utf-16le or utf-16be. Without it, the bytes tell.")
        var encoding: ChartDocumentOptions.Encoding?

        @Option(
            name: .customLong("time-zone"),
            help: """
                A zone such as Europe/Berlin, whose clocks show times and in which times without an offset are meant, or \
                'written' to show each time as it is written. Times of tables are shown in UTC, those of JSON as it says.
                """)
        var timeZone: String?

        func documentOptions() throws -> ChartDocumentOptions {
            var options = ChartDocumentOptions()
            options.firstColumn = firstColumn
            options.decimalSeparator = decimal
            options.missingTexts = missing
            options.encoding = encoding
            options.clocks = try timeZone.map(Self.clocks)
            return options
        }

        private static func clocks(_ name: String) throws -> ChartDocumentOptions.Clocks {
            if name.lowercased() == "written" { return .asWritten }
            if ["utc", "gmt", "z"].contains(name.lowercased()) { return .zone(.gmt) }
            let known = TimeZone.knownTimeZoneIdentifiers
            let identifier = known.first { $0.lowercased() == name.lowercased() } ?? name
            if let zone = TimeZone(identifier: identifier) { return .zone(zone) }
            if let offset = offset(name), let zone = TimeZone(secondsFromGMT: offset) { return .zone(zone) }
            throw ValidationError(
                "there is no time zone '\(name)'" + Spelling.suggestion(for: name, among: known)
                    + "; there are names such as Europe/Berlin, offsets such as +02:00, UTC and written")
        }

        /// Seconds east of Greenwich of an offset such as `+02:00` or `-0330`.
        private static func offset(_ text: String) -> Int? {
            guard let match = text.wholeMatch(of: /([+-])(\d{1,2})(?::?(\d{2}))?/), let hours = Int(match.2),
                hours <= 18
            else { return nil }
            let minutes = match.3.flatMap { Int($0) } ?? 0
            guard minutes < 60 else { return nil }
            return (match.1 == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
        }
    }

    extension ChartDocumentOptions.FirstColumn: WordArgument {}
    extension ChartDocumentOptions.DecimalSeparator: WordArgument {}
    extension ChartDocumentOptions.Encoding: WordArgument {}
#endif
