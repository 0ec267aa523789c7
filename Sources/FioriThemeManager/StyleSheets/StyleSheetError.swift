import Foundation

/// Everything that is wrong with a style sheet.
public struct StyleSheetError: LocalizedError, CustomStringConvertible, Sendable {
    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable {
        /// From 1.
        public let line: Int
        /// In characters, from 1.
        public let column: Int
        /// What was expected, and what was there.
        public let message: String
    }

    /// The path of the file; nil for a sheet that was handed over as text.
    public let file: String?
    /// In the order of the text; never empty.
    public let problems: [Problem]

    /// A line for each problem, as compilers print them.
    public var description: String {
        problems.map { "\(file ?? "style sheet"):\($0.line):\($0.column): error: \($0.message)" }
            .joined(separator: "\n")
    }

    public var errorDescription: String? { description }
}
