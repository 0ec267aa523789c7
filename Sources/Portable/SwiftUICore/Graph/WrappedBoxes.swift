/// The boxes of lazy content in the wrappers of a modifier, which are made on demand.
@MainActor
private final class WrappedBoxes: LazySource {
    private let source: any LazySource
    private let wrapper: (LayoutBox) -> LayoutBox?
    private let releaseWrapper: (LayoutBox) -> Void
    private var wrapped: [Int: (content: LayoutBox, wrapper: LayoutBox)] = [:]

    init(
        of source: any LazySource, wrapper: @escaping (LayoutBox) -> LayoutBox?,
        release: @escaping (LayoutBox) -> Void
    ) {
        self.source = source
        self.wrapper = wrapper
        releaseWrapper = release
    }

    func box(at index: Int) -> LayoutBox? {
        guard let content = source.box(at: index) else { return nil }
        if let known = wrapped[index], known.content === content { return known.wrapper }
        guard let wrapper = wrapper(content) else { return nil }
        wrapped[index] = (content, wrapper)
        return wrapper
    }

    func id(at index: Int) -> AnyHashable? { source.id(at: index) }
    func index(of id: AnyHashable) -> Int? { source.index(of: id) }
    func index(ofView id: AnyHashable) -> Int? { source.index(ofView: id) }
    func element(at index: Int) -> Int? { source.element(at: index) }

    func release(at index: Int) {
        if let known = wrapped.removeValue(forKey: index) { releaseWrapper(known.content) }
        source.release(at: index)
    }

    func show(_ positions: Range<Int>) { source.show(positions) }

    var made: [LayoutBox] { source.made.compactMap(wrapper) }
}

extension [LazyRun] {
    /// Wraps each box of the runs.
    /// - Parameters:
    ///   - wrapper: the wrapper of a box, made if it does not exist.
    ///   - release: called for a box that is far out of view, whose wrapper may be released.
    @MainActor package func wrapped(
        _ wrapper: @escaping (LayoutBox) -> LayoutBox?, release: @escaping (LayoutBox) -> Void
    ) -> [LazyRun] {
        map { run in
            var run = run
            run.source = WrappedBoxes(of: run.source, wrapper: wrapper, release: release)
            return run
        }
    }
}
