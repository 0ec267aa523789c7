import Foundation
import Synchronization

/// Lays out text, on as many threads as call it.
///
/// Results are cached: frames by request and available size, and shaped text by runs, so that the same text in another
/// width is only broken into lines again. Long texts use up more of a cache than short ones. Pango's fonts belong to one thread at a time, so each thread that lays out
/// text at the same moment has a worker of its own, with its fonts and caches; a lock is held only to take and return
/// one. A program with one thread has one worker.
package final class TextEngine: Sendable {
    /// The engine with the catalog's faces. Missing faces are reported once each on standard error.
    package static let shared = TextEngine()

    private struct Pool {
        /// The workers that no thread has; the most recently returned one, with the warmest caches, last.
        var free: [Worker] = []
        /// True if a worker has been made, which reports missing faces.
        var hasWorkers = false
        /// The registered font files, in order.
        var files: [String] = []
        /// The edition of the fonts; layouts of earlier editions are discarded.
        var edition = 0
    }

    private let pool = Mutex(Pool())
    private let catalog: [FontCatalog.Family]
    private let report: @Sendable (FontError) -> Void

    /// - Parameters:
    ///   - catalog: the faces to load.
    ///   - report: called once for each missing face.
    package init(
        catalog: [FontCatalog.Family] = FontCatalog.all,
        report: @escaping @Sendable (FontError) -> Void = TextEngine.reportToStandardError
    ) {
        self.catalog = catalog
        self.report = report
    }

    /// Runs work with a worker that no other thread has.
    private func withWorker<R>(_ body: (Worker) -> R) -> R {
        var known: Worker?
        var isFirst = false
        var files: [String] = []
        var edition = 0
        pool.withLock { pool in
            known = pool.free.popLast()
            isFirst = !pool.hasWorkers
            pool.hasWorkers = true
            if let known, known.edition == pool.edition { return }
            (files, edition) = (pool.files, pool.edition)
        }
        // Missing faces are reported by the first worker alone.
        let worker = known ?? Worker(catalog: catalog, report: isFirst ? report : Self.ignore)
        worker.catchUp(with: files, edition: edition)
        defer { pool.withLock { $0.free.append(worker) } }
        return body(worker)
    }

    private static func ignore(_ error: FontError) {}

    /// Writes an error in one line.
    package static let reportToStandardError: @Sendable (FontError) -> Void = { error in
        FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
    }

    /// Throws if a required face is missing. Tools call this first.
    package func validate() throws(FontError) {
        let missing = withWorker { $0.library.errors.first { if case .missingFace = $0 { true } else { false } } }
        if let missing { throw missing }
    }

    /// All errors so far.
    package var errors: [FontError] { withWorker { $0.library.errors } }

    /// Registers the families of a font file.
    /// - Returns: the names of the families in the file.
    @discardableResult
    package func register(fontFile path: String) throws(FontError) -> [String] {
        let result = withWorker { worker -> Result<[String], FontError> in
            do throws(FontError) {
                return .success(try worker.register(path))
            } catch {
                return .failure(error)
            }
        }
        let families = try result.get()
        pool.withLock { pool in
            pool.files.append(path)
            pool.edition += 1
        }
        return families
    }

    /// True if the family is available by name.
    package func hasFamily(_ name: String) -> Bool { withWorker { $0.library.hasFamily(name) } }

    /// Clears all caches, for measuring the duration of layout.
    package func removeCachedLayouts() {
        pool.withLock { $0.edition += 1 }
    }

    /// Lets go of layouts between two pictures that have little to do with each other: those that neither this picture nor
    /// the ones shortly before it needed.
    /// - Parameter count: the number of labels that are kept for the next pictures, and as many again of earlier ones.
    package func age(beyond count: Int) {
        pool.withLock { pool in
            for worker in pool.free { worker.age(beyond: count) }
        }
    }

    /// Lays out text in an available size.
    /// - Parameters:
    ///   - width: the available width in points; nil, infinite or NaN for no limit.
    ///   - height: the available height in points; nil for no limit. At least one line is shown.
    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat? = nil) -> TextFrame {
        let room = Room(width: width, height: height)
        return withWorker { $0.frame(of: $0.layouts(of: request), in: room) }
    }

    /// The layouts of a text, for several sizes: only this compares the text itself.
    package func layouts(of request: TextRequest) -> TextLayouts { withWorker { $0.layouts(of: request) } }

    /// Like ``layout(_:width:height:)``, for known layouts of a text.
    /// - Parameter layouts: The layouts, from this engine.
    package func layout(_ layouts: TextLayouts, width: CGFloat?, height: CGFloat? = nil) -> TextFrame {
        let room = Room(width: width, height: height)
        return withWorker { $0.frame(of: layouts, in: room) }
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

    /// The fonts and caches of one thread at a time.
    // Unchecked: one thread at a time takes a worker from the pool.
    private final class Worker: @unchecked Sendable {
        let library: FontLibrary
        private var texts = GenerationalCache<TextRequest, TextLayouts>(capacity: 4096)
        private var shapes = GenerationalCache<ShapeKey, ShapedText>(capacity: 2048)

        init(catalog: [FontCatalog.Family], report: @escaping @Sendable (FontError) -> Void) {
            library = FontLibrary(catalog: catalog, report: report)
        }

        private(set) var edition = 0
        /// The files that this worker has registered itself, before the pool knows of them.
        private var registered: Set<String> = []
        private var fileCount = 0

        /// Registers font files that other workers have registered, and discards layouts of earlier editions.
        func catchUp(with files: [String], edition: Int) {
            guard edition > self.edition else { return }
            self.edition = edition
            for path in files[fileCount...] where !registered.contains(path) { _ = try? library.register(path) }
            fileCount = files.count
            texts.removeAll()
            shapes.removeAll()
        }

        func age(beyond count: Int) {
            texts.age(beyond: count)
            shapes.age(beyond: count)
        }

        func register(_ path: String) throws(FontError) -> [String] {
            let families = try library.register(path)
            registered.insert(path)
            return families
        }

        func layouts(of request: TextRequest) -> TextLayouts {
            if let known = texts.value(for: request) { return known }
            let layouts = TextLayouts(request)
            texts.insert(layouts, for: request, cost: request.runs.cacheCost)
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
                library.prepare(for: runs)
                let shaped = TextShaper(library: library).shape(
                    runs, direction: request.direction, locale: request.locale, scale: scale)
                shapes.insert(shaped, for: shapeKey, cost: runs.cacheCost)
                return shaped
            }
            return fitting.frame()
        }
    }
}

extension [TextRun] {
    /// The share of the runs' layouts in a cache: 1 for a label. A character of a layout takes about 100 bytes of memory,
    /// so that a cache by number would hold gigabytes of a long text that is edited.
    fileprivate var cacheCost: Int {
        reduce(1) { cost, run in
            guard case .text(let text) = run.content else { return cost }
            return cost + text.utf8.count / 16
        }
    }
}
