import Foundation
import Testing

/// Components are built on any actor: their types are nonisolated, as Apple's own views are.
///
/// Numbers: lower bounds below what the sources have (203, 21 and 26 public types, 46 views today), so that a search
/// that finds nothing fails.
struct IsolationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func swiftFiles(below folder: String) throws -> [(name: String, text: String)] {
        let root = Self.root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        }
    }

    /// The names of protocols that are on the main actor because `View` is, and of styles, as Apple's: the body of a custom
    /// style is on the main actor only if its protocol is. `CardController` drives a view, as observable models of views do.
    private let viewProtocols: Set = [
        "CardController", "FioriButtonStyle", "KPIHeaderItem", "KPIProgressViewStyle", "TagStyle",
    ]

    @Test(arguments: [
        ("FioriBuildingBlocks", 3), ("FioriComponents", 150), ("FioriSwiftUICore", 150), ("FioriCharts", 20),
        ("FioriIntegrationCards", 20),
    ])
    func `public types say that they are isolated to nothing`(module: String, atLeast: Int) throws {
        var found = 0
        for file in try swiftFiles(below: "Sources/" + module) {
            for match in file.text.matches(
                of: /(?m)^ *(nonisolated )?public (?:final )?(?:struct|class|enum|protocol) (\w+)/)
            where !viewProtocols.contains(String(match.2)) {
                found += 1
                #expect(match.1 != nil, "\(file.name): \(match.2) needs `nonisolated`")
            }
        }
        #expect(found > atLeast)
    }

    /// The sample package has a target without isolation; it leaves no component out.
    @Test func `the sample builds every component off the main actor`() throws {
        let views = try Set(
            swiftFiles(below: "Sources/FioriSwiftUICore").flatMap { file -> [String] in
                let generated = file.name.hasSuffix("+API.generated.swift") ? /public struct (\w+)/ : nil
                let written = /public struct (\w+)(?:<[^{]*>)?: (?:[\w, ]*\b)?View\b/
                return file.text.matches(of: generated ?? written).map { String($0.1) }
            })
        #expect(views.count > 40)
        let sample = try String(
            contentsOf: Self.root.appendingPathComponent("Tests/SamplePackage/Sources/Anywhere/Components.swift"),
            encoding: .utf8)
        // The label of a configuration is only handed to a style.
        for view in views.subtracting(["Label", "KPI"]) {
            #expect(sample.contains("\(view)(") || sample.contains("\(view) {"), "\(view) is not built")
        }
    }
}
