import Expectations
import Foundation
import Testing

/// The table of tested versions: each package of the manifest is in it, with the range of the manifest.
///
/// Numbers: the six packages of `Package.swift`.
@Suite("Documentation: tested versions")
struct VersionTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `each package stands in the table with its range and a tested version`() throws {
        let table = try text("Docs/Versions.md")
        let packages = try text("Package.swift").matches(of: /\.package\(url: "[^"]*\/([^"\/]+)", from: "([^"]+)"\)/)
        try expectAll(packages, count: 6...) { package in
            let (name, oldest) = (String(package.1), String(package.2))
            let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("| \(name)") }, "\(name)")
            #expect(row.contains("| \(oldest) and newer"), "\(name) from \(oldest)")
            let tested = try #require(row.firstMatch(of: /\| ([\d.]+) \|$/)?.1, "\(name)")
            #expect(tested.compare(oldest, options: .numeric) != .orderedAscending, "\(name)")
        }
    }

    @Test func `the system packages of the notice are those that are linked`() throws {
        let notice = try text("NOTICE")
        let names = [
            "Pango", "Cairo", "FreeType", "fontconfig", "HarfBuzz", "libdeflate", "expat", "cmark-gfm", "libxml2",
        ]
        expectAll(names + ["gdk-pixbuf", "librsvg", "libcurl", "swift-nio"], count: 13) {
            #expect(notice.contains($0), "\($0)")
        }
    }
}
