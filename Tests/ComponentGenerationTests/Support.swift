import Expectations
import Foundation
import SwiftParser
import SwiftSyntax

@testable import ComponentGeneration

extension Dialect {
    /// The dialects in which models are protocols.
    static let ofTheSeeds: [Dialect] = [.classic, .current]
}

/// The locations of the test files.
enum TestFiles {
    static let folder = (#filePath as NSString).deletingLastPathComponent
    /// The root of the package.
    static let package = ((folder as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent

    static func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }

    /// A new empty folder, whose name has a blank in it.
    static func temporaryFolder(_ name: String = "generation test") throws -> String {
        try scratchFolder(name).path
    }
}

/// Generates from declarations that a test spells out.
func generate(
    _ text: String, dialect: Dialect = .current, initializers: InitializerForm = .inferred, path: String = "Input.swift"
) -> ComponentGenerator.Result {
    ComponentGenerator(EmitterOptions(dialect: dialect, initializers: initializers))
        .generate(from: [SourceText(path: path, text: text)])
}

extension ComponentGenerator.Result {
    /// The content of the generated file whose path ends like this; empty if there is none.
    func file(_ suffix: String) -> String { files.first { $0.path.hasSuffix(suffix) }?.content ?? "" }

    var messages: [String] { diagnostics.map(\.formatted) }
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
}

/// The Swift tokens of a text, which may be a fragment. Whether `>?` is one token depends on the context, so
/// punctuation is compared character by character.
func tokens(_ text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
        guard let first = token.text.first else { return [] }
        let isPunctuation = !(first.isLetter || first.isNumber || "_$`\"".contains(first))
        return isPunctuation ? token.text.map(String.init) : [token.text]
    }
}

/// The words of a text, by which comments are compared.
func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

extension Array where Element: Equatable {
    /// The index at or after `start` at which `run` begins.
    func firstIndex(of run: [Element], from start: Int) -> Int? {
        guard !run.isEmpty, run.count <= count else { return run.isEmpty ? start : nil }
        return (start...(count - run.count < start ? start : count - run.count)).first { position in
            position + run.count <= count && Array(self[position..<position + run.count]) == run
        }
    }
}
