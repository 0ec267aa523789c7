#if os(Linux)
    import Expectations
    import Testing

    /// The modules that `import SwiftUI` brings along on Linux: floors, leaves above them, and a list of exports.
    ///
    /// Numbers: the six leaves that Docs/PortableSwiftUI.md, "Modules", names are the least.
    @Suite("Modules of the portable SwiftUI")
    struct PortableModulesTests {
        private static let package = Result {
            try PackageDescription.read(PackageDescription.text("Package.swift"))
        }

        private let package: PackageDescription
        private let umbrella: PackageDescription.Target
        private let leaves: Set<String>

        init() throws {
            package = try Self.package.get()
            umbrella = try #require(package.targets.first { $0.name == "SwiftUI" })
            leaves = Set(umbrella.dependencies.map(\.name)).subtracting(["SwiftUICore"])
        }

        private func imports(of text: String) -> Set<String> { ActiveText(text, on: .macOS).imports }

        @Test func `SwiftUI exports each module that it is made of, and has no code`() throws {
            let sources = try PackageDescription.sources(of: umbrella)
            #expect(sources.count == 1)
            let lines = sources.flatMap { $0.text.split(separator: "\n") }.filter { !$0.hasPrefix("//") }
            #expect(lines.allSatisfy { $0.hasPrefix("@_exported import ") })
            #expect(
                Set(lines.compactMap { $0.split(separator: " ").last.map(String.init) })
                    == leaves.union(["SwiftUICore"]))
        }

        @Test func `the names of the modules begin with that of SwiftUI`() {
            expectAll(leaves, count: 6...) { #expect($0.hasPrefix("SwiftUI")) }
        }

        /// The leaves that stand on others, by Docs/PortableSwiftUI.md, "Modules".
        private static let lower = [
            "SwiftUIPickers": "SwiftUILists", "SwiftUISharing": "SwiftUIDialogs", "SwiftUITables": "SwiftUILists",
            "SwiftUITabs": "SwiftUILists",
        ]

        @Test func `a leaf stands on the floors, and on no other leaf but those of alerts or lists`() {
            expectAll(package.targets.filter { leaves.contains($0.name) }, count: 6...) { target in
                #expect(target.dependencies.contains { $0.name == "SwiftUICore" }, "\(target.name)")
                let below = package.closure(of: target.dependencies.map(\.name))
                let others = below.intersection(leaves.union(["SwiftUI"]))
                #expect(others == Set([Self.lower[target.name]].compactMap { $0 }), "\(target.name)")
            }
        }

        @Test func `a leaf imports what it depends on`() throws {
            try expectAll(package.targets.filter { leaves.contains($0.name) }, count: 6...) { target in
                let known = Set(target.dependencies.map(\.name)).union(["Foundation"])
                let found = try PackageDescription.sources(of: target).map { imports(of: $0.text) }
                #expect(found.count > 3 && found.allSatisfy { $0.contains("SwiftUICore") }, "\(target.name)")
                #expect(Set(found.joined()).subtracting(known) == [], "\(target.name)")
            }
        }
    }
#endif
