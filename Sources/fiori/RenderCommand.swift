#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import ComponentGeneration
    import Foundation
    import SwiftUI

    /// `fiori render`: pictures of single things.
    struct RenderCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "render", abstract: "Draw a component.", subcommands: [RenderComponentCommand.self])
    }

    /// `fiori render component`: draws one component to a file.
    struct RenderComponentCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "component",
            abstract: "Draw one component to a PNG, SVG or PDF file.",
            discussion: """
                fiori render component ContactItem --set title="Laurel Osborn" subtitle= --scheme dark -o contact.png

                An empty value leaves a property out. `fiori components` lists names, properties and variants.
                """)

        @Argument(help: "The component's name.")
        var name: String

        @Option(help: "One of the component's variants, in the place of values.")
        var variant: String?

        @Option(parsing: .upToNextOption, help: "Values of properties, as name=value.")
        var set: [String] = []

        @Option(help: "light or dark.")
        var scheme = Scheme.light

        @Option(help: "standard or increased.")
        var contrast = Contrast.standard

        @Option(name: .customLong("dynamic-type"), help: "xSmall to xxxLarge, or accessibility1 to accessibility5.")
        var dynamicType = "large"

        @Option(help: "A language with an optional region, such as ar or de_CH.")
        var locale = "en_US"

        @Option(help: "WIDTHxHEIGHT in points; either may be left out.")
        var size = "390x"

        @Option(help: "Pixels per point, 0.1 to 10.")
        var scale = 2.0

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String

        enum Scheme: String, ExpressibleByArgument, CaseIterable { case light, dark }
        enum Contrast: String, ExpressibleByArgument, CaseIterable { case standard, increased }

        func validate() throws {
            guard (0.1...10).contains(scale) else {
                throw ValidationError("--scale must be from 0.1 to 10, not \(scale)")
            }
            guard variant == nil || set.isEmpty else {
                throw ValidationError("--variant has values of its own; leave out --set or --variant")
            }
        }

        func run() throws {
            let file = URL(fileURLWithPath: output)
            guard let format = ComponentRendering.Format(rawValue: file.pathExtension.lowercased()) else {
                throw ValidationError("'\(output)' should end in .png, .svg or .pdf")
            }
            try checkLocale()
            let (width, height) = try sizes()
            let typeSize = try dynamicTypeSize()
            let values = try set.map { pair in
                guard let equals = pair.firstIndex(of: "=") else {
                    throw ValidationError("--set takes name=value, not '\(pair)'")
                }
                return (name: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...]))
            }
            // Commands run on the main thread.
            let data = try MainActor.assumeIsolated {
                let entry = try ComponentCatalog.named(name)
                var rendering = ComponentRendering(of: entry)
                rendering.variant = variant
                rendering.values = values
                rendering.colorScheme = scheme == .dark ? .dark : .light
                rendering.hasIncreasedContrast = contrast == .increased
                rendering.dynamicTypeSize = typeSize
                rendering.locale = Locale(identifier: locale)
                (rendering.width, rendering.height) = (width, height)
                rendering.scale = scale
                do {
                    return try rendering.data(as: format)
                } catch let error as RenderingError {
                    throw ValidationError(error.description + error.suggestion)
                }
            }
            do {
                try data.write(to: file, options: .atomic)
            } catch {
                let folder = file.deletingLastPathComponent().path
                throw ValidationError(
                    FileManager.default.fileExists(atPath: folder)
                        ? "'\(output)' cannot be written: \(error.localizedDescription)"
                        : "there is no folder '\(folder)' to write '\(file.lastPathComponent)' to")
            }
        }

        private func checkLocale() throws {
            let language = Locale.Language(identifier: locale)
            if let code = language.languageCode, !code.isISOLanguage {
                let known = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
                throw ValidationError(
                    "there is no language '\(code.identifier)'"
                        + Spelling.suggestion(for: code.identifier, among: known))
            }
            if let region = Locale(identifier: locale).region, !region.isISORegion {
                let known = Locale.Region.isoRegions.map(\.identifier)
                throw ValidationError(
                    "there is no region '\(region.identifier)'"
                        + Spelling.suggestion(for: region.identifier, among: known))
            }
        }

        private func sizes() throws -> (CGFloat?, CGFloat?) {
            let parts = size.split(separator: "x", omittingEmptySubsequences: false)
            let numbers = parts.map { part in part.isEmpty ? nil : Double(part) }
            guard parts.count == 2,
                zip(parts, numbers).allSatisfy({ $0.isEmpty || $1.map { (1...20_000).contains($0) } == true })
            else { throw ValidationError("--size takes WIDTHxHEIGHT such as 390x, x200 or 390x844, not '\(size)'") }
            return (numbers[0].map { CGFloat($0) }, numbers[1].map { CGFloat($0) })
        }

        private func dynamicTypeSize() throws -> DynamicTypeSize {
            let all = DynamicTypeSize.allCases.map { (name: "\($0)", size: $0) }
            if let known = all.first(where: { $0.name.lowercased() == dynamicType.lowercased() }) { return known.size }
            throw ValidationError(
                "there is no text size '\(dynamicType)'" + Spelling.suggestion(for: dynamicType, among: all.map(\.name))
                    + "; there are \(all.map(\.name).joined(separator: ", "))")
        }
    }

    extension ComponentCatalog {
        /// The component of a name.
        /// - Throws: a message with the nearest name.
        static func named(_ name: String) throws -> ComponentEntry {
            if let entry = entry(named: name) { return entry }
            throw ValidationError(
                "there is no component '\(name)'" + Spelling.suggestion(for: name, among: all.map(\.name))
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
