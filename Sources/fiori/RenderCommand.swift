#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import ToolBasics
    import ExamplePages
    import Foundation
    import SwiftUI

    /// `fiori render`: pictures of single things.
    struct RenderCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "render", abstract: "Draw a component, a chart or cards.",
            discussion: "The help of each command tells its exit status: fiori help render card.",
            subcommands: [
                RenderComponentCommand.self, RenderChartCommand.self, RenderCardCommand.self, RenderCardsCommand.self,
                RenderCardWorkerCommand.self,
            ])
    }

    /// `fiori render component`: draws one component to a file.
    struct RenderComponentCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "component",
            abstract: "Draw one component to a PNG, SVG or PDF file.",
            discussion: """
                fiori render component ContactItem --set title="Laurel Osborn" subtitle= --scheme dark -o contact.png

                An empty value leaves a property out. `fiori components` lists names, properties and variants.

                The exit status is 0 when the picture is written, 1 when a face is missing, and 64 for wrong options, and \
                for names and values that the component does not have.
                """)

        @Argument(help: "The component's name.")
        var name: String

        @Option(help: "One of the component's variants, in the place of values.")
        var variant: String?

        @Option(parsing: .upToNextOption, help: "Values of properties, as name=value.")
        var set: [String] = []

        @OptionGroup var circumstances: PictureCircumstances

        @Option(help: "WIDTHxHEIGHT in points; either may be left out.")
        var size = "390x"

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String

        func validate() throws {
            guard variant == nil || set.isEmpty else {
                throw ValidationError("--variant has values of its own; leave out --set or --variant")
            }
        }

        func run() throws {
            let file = try PictureFile(output)
            let locale = try circumstances.checkedLocale()
            let (width, height) = try PictureSize.parse(size)
            let typeSize = try circumstances.dynamicTypeSize()
            let values = try set.map { pair in
                guard let equals = pair.firstIndex(of: "=") else {
                    throw ValidationError("--set takes name=value, not '\(pair)'")
                }
                return (name: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...]))
            }
            // Commands run on the main thread.
            let picture = try MainActor.assumeIsolated {
                let entry = try ComponentCatalog.named(name)
                var rendering = ComponentRendering(of: entry)
                rendering.variant = variant
                rendering.values = values
                rendering.colorScheme = circumstances.scheme == .dark ? .dark : .light
                rendering.hasIncreasedContrast = circumstances.contrast == .increased
                rendering.dynamicTypeSize = typeSize
                rendering.locale = locale
                (rendering.width, rendering.height) = (width, height)
                rendering.scale = circumstances.scale
                do {
                    return try rendering.picture()
                } catch let error as RenderingError {
                    throw ValidationError(error.description + error.suggestion)
                }
            }
            try file.write(picture.data(as: file.format))
        }
    }

    extension ComponentCatalog {
        /// The component of a name. A component of FioriComponents has its module in front of the name, which may be left
        /// out where FioriSwiftUICore has none of the name.
        /// - Throws: a message with the nearest name.
        static func named(_ name: String) throws -> ComponentEntry {
            let prefix = ComponentEntry.styleableModule + "."
            if name.hasPrefix(prefix), let entry = StyleableCatalog.entry(named: String(name.dropFirst(prefix.count))) {
                return entry
            }
            if let entry = entry(named: name) ?? StyleableCatalog.entry(named: name) { return entry }
            let names = (all + StyleableCatalog.all).map(\.qualifiedName)
            throw ValidationError(
                "there is no component '\(name)'" + Spelling.suggestion(for: name, among: names)
                    + "; `fiori components` lists them all")
        }
    }

    extension RenderingError {
        fileprivate var suggestion: String {
            switch self {
            case .unknownProperty(let name, _, let known), .unknownVariant(let name, _, let known):
                Spelling.suggestion(for: name, among: known)
            case .unknownSymbol(let name, let known): Spelling.suggestion(for: name, among: known)
            case .badValue: ""
            }
        }
    }
#endif
