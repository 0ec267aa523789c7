#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import FioriThemeManager
    import Foundation
    import IntegrationCardModel

    /// Options for the theme of pictures.
    struct ThemeOptions: ParsableArguments {
        @Option(name: .customLong("theme"), help: "The palette of the colours; the newest one by default.")
        var palette: PaletteVersion?

        @Option(
            name: .customLong("style-sheet"),
            help: ArgumentHelp(
                "A style sheet (.nss) with colours and styles that replace those of the palette and the components.",
                valueName: "file"))
        var styleSheet: StyleSheetPlace?

        /// The options in JSON.
        var json: JSONObject {
            var options: JSONObject = [:]
            if let palette { options["theme"] = .string(palette.rawValue) }
            switch styleSheet {
            case .file(let path)?: options["styleSheet"] = ["path": .string(path)]
            case .text(let text)?: options["styleSheet"] = .string(text)
            case nil: break
            }
            return options
        }

        /// The theme; nil if none of the options is there.
        /// - Throws: ``UnreadStyleSheet`` for a sheet with faults, `ValidationError` for a file that cannot be read.
        func theme() throws -> PictureTheme? {
            guard palette != nil || styleSheet != nil else { return nil }
            let text = try styleSheet?.read()
            do throws(PictureTheme.Fault) {
                return try PictureTheme(palette: palette, styleSheet: text)
            } catch {
                throw UnreadStyleSheet(file: styleSheet?.file, problems: error.problems)
            }
        }

        /// The theme. Faults of the style sheet, and entries of it that have no effect, are printed as compilers print them.
        /// - Throws: the exit status of wrong options for a sheet with faults.
        func printedTheme() throws -> PictureTheme? {
            func print(_ problems: [StyleSheetError.Problem], _ severity: String) {
                let file = styleSheet?.file ?? "style sheet"
                for problem in problems {
                    ErrorOutput.line("\(file):\(problem.line):\(problem.column): \(severity): \(problem.message)")
                }
            }
            do {
                let theme = try theme()
                print(theme?.warnings ?? [], "warning")
                return theme
            } catch let error as UnreadStyleSheet {
                print(error.problems, "error")
                throw ExitCode.validationFailure
            }
        }
    }

    extension PaletteVersion: WordArgument {}

    /// The place of a style sheet: a file, or the text itself.
    enum StyleSheetPlace: ExpressibleByArgument {
        case file(String)
        case text(String)

        /// The place of a sheet among options in JSON.
        static var pointer: JSONPointer { JSONPointer(["options", "styleSheet"]) }

        /// The greatest length of a sheet in bytes.
        static let maximumBytes = 1 << 20

        init(argument: String) { self = .file(argument) }

        static var defaultCompletionKind: CompletionKind { .file(extensions: ["nss"]) }

        /// The path of the file, for messages.
        var file: String? { if case .file(let path) = self { path } else { nil } }

        /// The text.
        func read() throws -> String {
            switch self {
            case .text(let text):
                guard text.utf8.count <= Self.maximumBytes else { throw Self.isTooLong("the style sheet") }
                return text
            case .file(let path):
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                    throw ValidationError(isFolder.boolValue ? "'\(path)' is a folder" : "there is no file '\(path)'")
                }
                guard let handle = FileHandle(forReadingAtPath: path),
                    let data = try? handle.read(upToCount: Self.maximumBytes + 1) ?? Data()
                else { throw ValidationError("'\(path)' cannot be read") }
                guard data.count <= Self.maximumBytes else { throw Self.isTooLong("'\(path)'") }
                guard let text = String(validating: data, as: UTF8.self) else {
                    throw ValidationError("'\(path)' is no text in UTF-8")
                }
                return text
            }
        }

        private static func isTooLong(_ name: String) -> ValidationError {
            ValidationError("\(name) has more than \(maximumBytes) bytes")
        }
    }

    /// A style sheet that does not have the form of one.
    struct UnreadStyleSheet: Error {
        /// The path; nil for a sheet within a job.
        let file: String?
        /// The faults in the order of the text; never empty.
        let problems: [StyleSheetError.Problem]
    }
#endif
