#if os(Linux)
    import Expectations
    import Testing

    /// The modules that `import SwiftUI` brings along on Linux: floors, modules above them, and scenes with their host.
    ///
    /// Numbers: the modules above the floors that Docs/PortableSwiftUI.md, "Modules", names are the least.
    @Suite("Modules of the portable SwiftUI")
    struct PortableModulesTests {
        private static let package = Result {
            try PackageDescription.read(PackageDescription.text("Package.swift"))
        }

        private let package: PackageDescription
        private let umbrella: PackageDescription.Target
        private let parts: Set<String>

        init() throws {
            package = try Self.package.get()
            umbrella = try #require(package.targets.first { $0.name == "SwiftUI" })
            parts = Set(umbrella.dependencies.map(\.name).filter { $0.hasPrefix("SwiftUI") }).subtracting([
                "SwiftUICore"
            ])
        }

        private func imports(of text: String) -> Set<String> { ActiveText(text, on: .macOS).imports }

        @Test func `SwiftUI exports each module that it is made of, and no other`() throws {
            let lines = try PackageDescription.sources(of: umbrella).flatMap { $0.text.split(separator: "\n") }
            let exports = lines.filter { $0.hasPrefix("@_exported import ") }
            #expect(
                Set(exports.compactMap { $0.split(separator: " ").last.map(String.init) })
                    == parts.union(["SwiftUICore"]))
        }

        /// The modules above `SwiftUICore`, with those among them that each is built on, by Docs/PortableSwiftUI.md,
        /// "Modules".
        private static let lower: [String: Set<String>] = [
            "SwiftUIControls": [],
            "SwiftUIDialogs": ["SwiftUIControls", "SwiftUIInteraction", "SwiftUIPresentation", "SwiftUITextInput"],
            "SwiftUIInteraction": [],
            "SwiftUILists": ["SwiftUIControls", "SwiftUIInteraction", "SwiftUIPresentation"],
            "SwiftUINavigation": [
                "SwiftUIControls", "SwiftUIInteraction", "SwiftUIPresentation", "SwiftUITextInput",
            ],
            "SwiftUIPickers": [
                "SwiftUIControls", "SwiftUILists", "SwiftUINavigation", "SwiftUIPresentation", "SwiftUITextInput",
            ],
            "SwiftUIPresentation": ["SwiftUIControls", "SwiftUIInteraction"],
            "SwiftUISharing": [
                "SwiftUIControls", "SwiftUIDialogs", "SwiftUIInteraction", "SwiftUIPresentation", "SwiftUITextInput",
            ],
            "SwiftUITables": ["SwiftUIControls", "SwiftUIInteraction", "SwiftUILists", "SwiftUIPresentation"],
            "SwiftUITabs": [
                "SwiftUIControls", "SwiftUIInteraction", "SwiftUILists", "SwiftUINavigation", "SwiftUIPresentation",
            ],
            "SwiftUITextInput": ["SwiftUIControls", "SwiftUIInteraction", "SwiftUIPresentation"],
        ]

        @Test func `a module stands on the floors, and on no other module but those that the documentation names`() {
            #expect(parts == Set(Self.lower.keys))
            expectAll(package.targets.filter { parts.contains($0.name) }, count: 11...) { target in
                #expect(target.dependencies.contains { $0.name == "SwiftUICore" }, "\(target.name)")
                let below = Set(target.dependencies.map(\.name)).intersection(parts.union(["SwiftUI"]))
                #expect(below == Self.lower[target.name], "\(target.name)")
            }
        }

        @Test func `a module imports what it depends on`() throws {
            let system: Set = ["Foundation", "FoundationNetworking", "Observation", "Synchronization"]
            try expectAll(package.targets.filter { parts.contains($0.name) }, count: 11...) { target in
                let known = Set(target.dependencies.map(\.name)).union(system)
                let found = try PackageDescription.sources(of: target).map { imports(of: $0.text) }
                #expect(found.count > 3 && found.allSatisfy { $0.contains("SwiftUICore") }, "\(target.name)")
                #expect(Set(found.joined()).subtracting(known) == [], "\(target.name)")
            }
        }
    }
#endif
