import Foundation
#if os(Linux)
    @_spi(Portable) import SwiftUI
#else
    import CoreText
    import SwiftUI
#endif

extension Font {
    /// Registers the faces of the 72 typeface that the app ships, so that Fiori fonts are drawn with them.
    /// - Parameter bundle: Bundle with the files, named `72-Regular.ttf` or `72-Regular.otf` and so on.
    /// - Returns: Number of files registered; 0 if the bundle has none, in which case the system's face is used.
    /// - Throws: ``FontRegistrationError`` for a file that is no font.
    @discardableResult
    public static func registerFioriFonts(bundle: Bundle = .main) throws -> Int {
        let files = FioriTypeface.faces.compactMap { face in
            ["ttf", "otf"].lazy.compactMap { bundle.url(forResource: face, withExtension: $0) }.first
        }
        return try registerFioriFonts(files: files)
    }

    /// Registers the faces of the 72 typeface that are in a folder.
    /// - Parameter folder: Folder with the files, named `72-Regular.ttf` or `72-Regular.otf` and so on.
    /// - Returns: Number of files registered.
    /// - Throws: ``FontRegistrationError`` for a folder that cannot be read or a file that is no font.
    @discardableResult
    public static func registerFioriFonts(folder: URL) throws -> Int {
        let content: [URL]
        do {
            content = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        } catch {
            throw FontRegistrationError(url: folder, reason: "the folder cannot be read; is it there?")
        }
        return try registerFioriFonts(
            files: content.filter { FioriTypeface.faces.contains($0.deletingPathExtension().lastPathComponent) }
                .filter { ["ttf", "otf"].contains($0.pathExtension.lowercased()) })
    }

    private static func registerFioriFonts(files: [URL]) throws -> Int {
        for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            try register(file)
            FioriTypeface.add(file.deletingPathExtension().lastPathComponent)
        }
        if !files.isEmpty { ThemeManager.shared.contentDidChange() }
        return files.count
    }

    #if os(Linux)
        private static func register(_ file: URL) throws {
            do {
                try FontRegistration.register(fontAt: file)
            } catch {
                throw FontRegistrationError(url: file, reason: "the file is no font that can be used (\(error))")
            }
        }
    #else
        private static func register(_ file: URL) throws {
            var error: Unmanaged<CFError>?
            guard !CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) else { return }
            let reason = error?.takeRetainedValue()
            if let reason, CFErrorGetCode(reason) == CTFontManagerError.alreadyRegistered.rawValue { return }
            let description = reason.map { CFErrorCopyDescription($0) as String } ?? "unknown reason"
            throw FontRegistrationError(url: file, reason: "the file is no font that can be used (\(description))")
        }
    #endif
}
