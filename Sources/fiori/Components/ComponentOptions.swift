#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import ExamplePages
    import Foundation
    import SwiftUI
    import ToolBasics

    /// The options of pictures of components, of a command line or of a job.
    struct ComponentOptions: PictureCommandOptions {
        @OptionGroup var circumstances: PictureCircumstances

        @Option(help: "WIDTHxHEIGHT in points; either may be left out.")
        var size = "390x"

        var pictureCircumstances: PictureCircumstances {
            get { circumstances }
            set { circumstances = newValue }
        }

        /// Lays out a component, which can then be drawn.
        /// - Parameters:
        ///   - name: its name in the catalogue.
        ///   - variant: one of its variants; nil for the values that follow.
        ///   - values: values in the place of those of the catalogue; an empty one leaves the property out.
        ///   - theme: that of the options, which has been read.
        func layOut(
            _ name: String, variant: String?, values: [(name: String, value: String)],
            theme: PictureTheme?
        ) throws -> LaidOutPicture {
            var look = try circumstances.pictureLook()
            look.theme = theme
            let (width, height) = try PictureSize.parse(size, examples: "390x, x200 or 390x844")
            // Commands run on the main thread.
            return try MainActor.assumeIsolated { [look] in
                let entry = try ComponentCatalog.named(name)
                var rendering = ComponentRendering(of: entry)
                rendering.variant = variant
                rendering.values = values
                rendering.look = look
                (rendering.width, rendering.height) = (width, height)
                do {
                    return try rendering.picture()
                } catch let error as RenderingError {
                    throw ValidationError(error.description + error.suggestion)
                }
            }
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
