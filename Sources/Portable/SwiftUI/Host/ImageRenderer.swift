import Combine
import CoreGraphics
import Drawing

/// Draws a view as a picture, outside of any window.
public final class ImageRenderer<Content>: ObservableObject where Content: View {
    /// Publishes before the picture changes.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    @MainActor private let host: ViewHost<Content>

    /// The view that is drawn.
    @MainActor public var content: Content {
        didSet {
            objectWillChange.send()
            host.update(content)
        }
    }

    /// The proposal to the view; by default it takes its ideal size.
    @MainActor public var proposedSize = ProposedViewSize.unspecified {
        didSet { if proposedSize != oldValue { objectWillChange.send() } }
    }

    /// Pixels per point.
    @MainActor public var scale: CGFloat = 1 {
        didSet {
            guard scale != oldValue else { return }
            objectWillChange.send()
            host.update(environment: Self.environment(scale: scale))
        }
    }

    /// True for a picture without transparent parts, on black.
    @MainActor public var isOpaque = false {
        didSet { if isOpaque != oldValue { objectWillChange.send() } }
    }

    /// Accepted; pictures are in sRGB.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear {
        didSet { if colorMode != oldValue { objectWillChange.send() } }
    }

    @MainActor public init(content view: Content) {
        content = view
        host = ViewHost(view, environment: Self.environment(scale: 1))
        host.onInvalidate = { [objectWillChange] in objectWillChange.send() }
    }

    private static func environment(scale: CGFloat) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return environment
    }

    /// The picture as pixels; nil when the view has no size or one that is too large for a picture.
    @MainActor public var cgImage: CGImage? {
        let (list, size) = drawn()
        guard size.width > 0, size.height > 0, scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite
        else {
            return nil
        }
        guard let rasteriser = Rasteriser.registered else {
            Log.warning(
                "The image cannot be drawn: the program links no renderer; add the product SwiftUI to its target")
            return nil
        }
        do {
            return try rasteriser.image(list, size, scale, isOpaque ? .black : nil)
        } catch {
            Log.warning("The image cannot be drawn: \(error)")
            return nil
        }
    }

    /// Hands over the size of the picture in points and a function that draws it into a context whose origin is at the
    /// bottom left.
    /// - Parameters:
    ///   - rasterizationScale: pixels per point of parts that a context of vectors cannot express.
    ///   - renderer: what makes the context and calls the function.
    @MainActor public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let (list, size) = drawn()
        let background = isOpaque ? DisplayItem.fill(.rect(CGRect(origin: .zero, size: size)), .black) : nil
        renderer(size) { context in
            Rasteriser.registered?.draw(
                DisplayList([background].compactMap { $0 } + list.items), context, size, rasterizationScale)
        }
    }

    @MainActor private func drawn() -> (DisplayList, CGSize) {
        host.layout(proposedSize)
        return (host.displayList, host.size)
    }
}

extension ImageRenderer: Observable {}
