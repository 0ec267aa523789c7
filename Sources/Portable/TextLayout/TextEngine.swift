import Foundation
import Synchronization

/// Lays out text. Thread-safe; layouts run one at a time.
///
/// Results are cached: frames by request and available size, and shaped text by runs, so that the same text in another
/// width is only broken into lines again.
package final class TextEngine: Sendable {
    /// The engine with the catalog's faces. Missing faces are reported once each on standard error.
    package static let shared = TextEngine()

    private let state: Mutex<State>

    /// - Parameters:
    ///   - catalog: the faces to load.
    ///   - report: called once for each missing face.
    package init(
        catalog: [FontCatalog.Family] = FontCatalog.all,
        report: @escaping @Sendable (FontError) -> Void = TextEngine.reportToStandardError
    ) {
        state = Mutex(State(catalog: catalog, report: report))
    }

    /// Writes an error in one line.
    package static let reportToStandardError: @Sendable (FontError) -> Void = { error in
        FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
    }

    /// Throws if a required face is missing. Tools call this first.
    package func validate() throws(FontError) {
        let missing = state.withLock { $0.library.errors.first { if case .missingFace = $0 { true } else { false } } }
        if let missing { throw missing }
    }

    /// All errors so far.
    package var errors: [FontError] { state.withLock { $0.library.errors } }

    /// Registers the families of a font file.
    /// - Returns: the names of the families in the file.
    @discardableResult
    package func register(fontFile path: String) throws(FontError) -> [String] {
        let result = state.withLock { state -> Result<[String], FontError> in
            state.forgetAll()
            do throws(FontError) {
                return .success(try state.library.register(path))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// True if the family is available by name.
    package func hasFamily(_ name: String) -> Bool { state.withLock { $0.library.hasFamily(name) } }

    /// Clears all caches, for measuring the duration of layout.
    package func removeCachedLayouts() {
        state.withLock { $0.forgetAll() }
    }

    /// Lays out text in an available size.
    /// - Parameters:
    ///   - width: the available width in points; nil, infinite or NaN for no limit.
    ///   - height: the available height in points; nil for no limit. At least one line is shown.
    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat? = nil) -> TextFrame {
        let room = Room(width: width, height: height)
        return state.withLock { $0.frame(of: $0.layouts(of: request), in: room) }
    }

    /// The layouts of a text, for several sizes: only this compares the text itself.
    package func layouts(of request: TextRequest) -> TextLayouts { state.withLock { $0.layouts(of: request) } }

    /// Like ``layout(_:width:height:)``, for known layouts of a text.
    /// - Parameter layouts: The layouts, from this engine.
    package func layout(_ layouts: TextLayouts, width: CGFloat?, height: CGFloat? = nil) -> TextFrame {
        let room = Room(width: width, height: height)
        return state.withLock { $0.frame(of: layouts, in: room) }
    }

    /// The available size.
    struct Room: Equatable {
        let width: CGFloat
        let height: CGFloat

        init(width: CGFloat?, height: CGFloat?) {
            self.width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
            self.height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        }
    }

    private struct ShapeKey: Hashable {
        let runs: [TextRun]
        let direction: TextDirection
        let locale: String?
        let scale: CGFloat
    }

    private final class State {
        let library: FontLibrary
        private var texts = GenerationalCache<TextRequest, TextLayouts>(capacity: 4096)
        private var shapes = GenerationalCache<ShapeKey, ShapedText>(capacity: 2048)

        init(catalog: [FontCatalog.Family], report: @escaping @Sendable (FontError) -> Void) {
            library = FontLibrary(catalog: catalog, report: report)
        }

        /// The edition of the fonts; layouts of earlier editions are discarded.
        private var edition = 0

        func forgetAll() {
            texts.removeAll()
            shapes.removeAll()
            edition += 1
        }

        func layouts(of request: TextRequest) -> TextLayouts {
            if let known = texts.value(for: request) { return known }
            let layouts = TextLayouts(request)
            texts.insert(layouts, for: request)
            return layouts
        }

        func frame(of layouts: TextLayouts, in room: Room) -> TextFrame {
            layouts.frame(in: room, edition: edition) { frame(of: $0, in: room) }
        }

        private func frame(of request: TextRequest, in room: Room) -> TextFrame {
            var request = request
            if !(request.displayScale > 0 && request.displayScale.isFinite) { request.displayScale = 1 }
            let fitting = TextFitting(request: request, room: room) { [self] runs, scale in
                let shapeKey = ShapeKey(
                    runs: runs, direction: request.direction, locale: request.locale, scale: scale)
                if let known = shapes.value(for: shapeKey) { return known }
                for case .text(let text) in runs.lazy.map(\.content) { library.prepare(for: text) }
                let shaped = TextShaper(library: library).shape(
                    runs, direction: request.direction, locale: request.locale, scale: scale)
                shapes.insert(shaped, for: shapeKey)
                return shaped
            }
            return fitting.frame()
        }
    }
}
