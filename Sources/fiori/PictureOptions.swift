#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ComponentGallery
    import ToolBasics
    import Foundation
    import SwiftUI

    /// Options for the environment that a picture is drawn in.
    struct PictureCircumstances: ParsableArguments {
        @Option(help: "light or dark.")
        var scheme = Scheme.light

        @Option(help: "standard or increased.")
        var contrast = Contrast.standard

        @Option(name: .customLong("dynamic-type"), help: "xSmall to xxxLarge, or accessibility1 to accessibility5.")
        var dynamicType = "large"

        @Option(help: "A language with an optional region, such as ar or de_CH.")
        var locale = Self.usualLocale

        @Option(help: "Pixels per point, 0.1 to 10.")
        var scale = 2.0

        @OptionGroup var themes: ThemeOptions

        enum Scheme: String, WordArgument { case light, dark }
        enum Contrast: String, WordArgument { case standard, increased }

        func validate() throws {
            guard (0.1...10).contains(scale) else {
                throw ValidationError("--scale must be from 0.1 to 10, not \(scale)")
            }
        }

        /// The circumstances without the theme, which is read once for all that is drawn.
        func pictureLook() throws -> PictureLook {
            var look = PictureLook()
            look.scale = scale
            look.colorScheme = scheme == .dark ? .dark : .light
            look.hasIncreasedContrast = contrast == .increased
            look.dynamicTypeSize = try dynamicTypeSize()
            look.locale = try checkedLocale()
            return look
        }

        private static let usualLocale = "en_US"

        private func checkedLocale() throws -> Locale {
            // The list of regions is long, and is read for a locale of the caller's only.
            if locale == Self.usualLocale { return Locale(identifier: locale) }
            if let fault = LocaleName.fault(of: locale) {
                throw ValidationError(fault.message + Spelling.suggestion(for: fault.name, among: fault.known))
            }
            return Locale(identifier: locale)
        }

        private func dynamicTypeSize() throws -> DynamicTypeSize {
            let all = DynamicTypeSize.allCases.map { (name: "\($0)", size: $0) }
            if let known = all.first(where: { $0.name.lowercased() == dynamicType.lowercased() }) { return known.size }
            throw ValidationError(
                "there is no text size '\(dynamicType)'" + Spelling.suggestion(for: dynamicType, among: all.map(\.name))
                    + "; there are \(all.map(\.name).joined(separator: ", "))")
        }
    }

    /// The options of a subject, which have the circumstances of its pictures among them.
    protocol PictureCommandOptions: ParsableArguments {
        var pictureCircumstances: PictureCircumstances { get set }
    }

    /// The size of a picture as an option writes it.
    enum PictureSize {
        /// Reads `WIDTHxHEIGHT` in points; either may be left out.
        /// - Parameter examples: The forms that a command takes, for the message on others.
        static func parse(_ size: String, examples: String) throws -> (width: CGFloat?, height: CGFloat?) {
            let parts = size.split(separator: "x", omittingEmptySubsequences: false)
            let numbers = parts.map { part in part.isEmpty ? nil : Double(part) }
            guard parts.count == 2,
                zip(parts, numbers).allSatisfy({ $0.isEmpty || $1.map { (1...20_000).contains($0) } == true })
            else { throw fault(size, examples: examples) }
            return (numbers[0].map { CGFloat($0) }, numbers[1].map { CGFloat($0) })
        }

        /// The message on a size that a command does not take.
        static func fault(_ size: String, examples: String) -> ValidationError {
            ValidationError("--size takes WIDTHxHEIGHT such as \(examples), each from 1 to 20000, not '\(size)'")
        }
    }

    extension PictureFormat: WordArgument {}

    /// A file to write a picture to, in the format of its name.
    struct PictureFile {
        let format: PictureFormat
        private let url: URL
        private let path: String

        init(_ path: String) throws {
            self.path = path
            url = URL(fileURLWithPath: path)
            guard let format = PictureFormat(rawValue: url.pathExtension.lowercased()) else {
                throw ValidationError("'\(path)' should end in .png, .svg or .pdf")
            }
            self.format = format
        }

        /// Writes a temporary file that takes the place of the named one when it is complete.
        func write(_ data: Data) throws {
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                let folder = url.deletingLastPathComponent().path
                throw ValidationError(
                    FileManager.default.fileExists(atPath: folder)
                        ? "'\(path)' cannot be written: \(error.localizedDescription)"
                        : "there is no folder '\(folder)' to write '\(url.lastPathComponent)' to")
            }
        }
    }
#endif
