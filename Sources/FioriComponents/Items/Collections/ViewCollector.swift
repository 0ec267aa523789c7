import SwiftUI

/// Views of one kind, one after the other, as a result builder collects them.
nonisolated public protocol _CollectedViews: View, _ViewEmptyChecking {
    init(_views: [any View])

    /// The views in order, whose types only the app knows.
    var _views: [any View] { get }
}

nonisolated extension _CollectedViews {
    public var isEmpty: Bool { _views.isEmpty }

    /// Makes the views of texts, pictures, or both.
    init(_ items: [TextOrIcon]) {
        self.init(_views: items.map(\.collected))
    }
}

nonisolated extension TextOrIcon {
    /// The view in a collection, which can see that a picture is one.
    fileprivate var collected: any View {
        switch self {
        case .text(let text): Text(text)
        case .icon(let image): image
        case .both: TextOrIconView(self)
        }
    }
}

/// A result builder of views of one kind: statements are views, texts, and texts or pictures; `if`, `switch` and `for` work.
nonisolated public protocol _ViewCollector {
    associatedtype Views: _CollectedViews
}

nonisolated extension _ViewCollector {
    public static func buildExpression<Content: View>(_ view: Content) -> Views { Views(_views: [view]) }
    public static func buildExpression(_ views: Views) -> Views { views }
    public static func buildExpression(_ text: AttributedString) -> Views { Views([.text(text)]) }
    public static func buildExpression(_ text: String) -> Views { Views([.text(AttributedString(text))]) }
    public static func buildExpression(_ item: TextOrIcon) -> Views { Views([item]) }
    public static func buildExpression(_ items: [TextOrIcon]) -> Views { Views(items) }
    public static func buildBlock(_ parts: Views...) -> Views { buildArray(parts) }
    public static func buildOptional(_ part: Views?) -> Views { part ?? Views(_views: []) }
    public static func buildEither(first part: Views) -> Views { part }
    public static func buildEither(second part: Views) -> Views { part }
    public static func buildArray(_ parts: [Views]) -> Views { Views(_views: parts.flatMap(\._views)) }
    public static func buildLimitedAvailability(_ part: Views) -> Views { part }
}

/// The views of a collection, each erased: their types are the app's.
struct CollectedViews: View {
    let views: [any View]

    var body: some View {
        ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
    }
}

/// A picture of a collection in a frame, which it fills. Other views are as large as they need, and at least as the frame.
struct CollectedPicture: View {
    let view: any View
    let size: CGSize
    let isCircular: Bool
    @Environment(\.hidesCollectedPictures) private var isHidden

    var body: some View {
        if let image = view as? Image {
            image
                .resizable()
                .scaledToFill()
                .frame(width: size.width, height: size.height)
                .clipShape(isCircular ? AnyShape(Ellipse()) : AnyShape(Rectangle()))
                .accessibilityHidden(isHidden)
        } else {
            AnyView(view).frame(minWidth: size.width, minHeight: size.height)
        }
    }
}

nonisolated private struct HidesCollectedPicturesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// True if assistive technology passes over the pictures of collections, because a text beside them says the same.
    var hidesCollectedPictures: Bool {
        get { self[HidesCollectedPicturesKey.self] }
        set { self[HidesCollectedPicturesKey.self] = newValue }
    }
}
