import Foundation

/// Error with all problems of a style sheet that is read strictly.
public struct StyleSheetError: LocalizedError, CustomStringConvertible, Sendable {
    /// A problem with its position and description.
    public struct Problem: Hashable, Sendable {
        /// Line number, from 1.
        public let line: Int
        /// Column in characters, from 1.
        public let column: Int
        /// Description of the problem, such as the expected and the found text.
        public let message: String
    }

    /// Path of the file; nil for a sheet read from text.
    public let file: String?
    /// Problems in source order; never empty.
    public let problems: [Problem]

    /// One line for each problem, in the format of compiler errors.
    public var description: String {
        problems.map { "\(file ?? "style sheet"):\($0.line):\($0.column): error: \($0.message)" }
            .joined(separator: "\n")
    }

    public var errorDescription: String? { description }
}

extension StyleSheetError.Problem: CustomStringConvertible {
    /// Line, column and message, with colons between them.
    public var description: String { "\(line):\(column): \(message)" }
}
