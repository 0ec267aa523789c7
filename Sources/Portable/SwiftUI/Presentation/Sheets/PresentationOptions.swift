/// What the content of a sheet, cover or popover says about how it is presented; handed up as a preference.
struct PresentationOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var horizontalAdaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var cornerRadius: CGFloat??
    var contentInteraction: PresentationContentInteraction?
    var hasBackground = false
    var isDismissDisabled: Bool?

    /// The binding of the selection stays the same one while the content does.
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.detents == rhs.detents && (lhs.selection == nil) == (rhs.selection == nil)
            && lhs.dragIndicator == rhs.dragIndicator
            && lhs.backgroundInteraction?.kind == rhs.backgroundInteraction?.kind
            && lhs.horizontalAdaptation?.name == rhs.horizontalAdaptation?.name
            && lhs.verticalAdaptation?.name == rhs.verticalAdaptation?.name && lhs.cornerRadius == rhs.cornerRadius
            && lhs.contentInteraction == rhs.contentInteraction && lhs.hasBackground == rhs.hasBackground
            && lhs.isDismissDisabled == rhs.isDismissDisabled
    }

    struct Key: PreferenceKey {
        static var defaultValue: PresentationOptions { PresentationOptions() }

        /// The first view that says something has it.
        static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
            let next = nextValue()
            if value.detents == nil { (value.detents, value.selection) = (next.detents, next.selection) }
            value.dragIndicator = value.dragIndicator ?? next.dragIndicator
            value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
            value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
            value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
            value.cornerRadius = value.cornerRadius ?? next.cornerRadius
            value.contentInteraction = value.contentInteraction ?? next.contentInteraction
            value.hasBackground = value.hasBackground || next.hasBackground
            // One view that does not let go is enough.
            if let disabled = next.isDismissDisabled {
                value.isDismissDisabled = (value.isDismissDisabled ?? false) || disabled
            }
        }
    }

    /// What lies behind the content in place of the system's background.
    struct BackgroundKey: PreferenceKey {
        typealias Value = AnyView?

        static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
    }
}

/// How a presentation adapts to narrow or low places.
public struct PresentationAdaptation: Sendable {
    enum Name: Sendable { case automatic, none, popover, sheet, fullScreenCover }

    /// The adaptation's case; the public type is not `Equatable`, as Apple's is not.
    let name: Name

    private init(_ name: Name) { self.name = name }

    /// As is usual for the kind of presentation.
    public static var automatic: PresentationAdaptation { .init(.automatic) }
    /// Not at all.
    public static var none: PresentationAdaptation { .init(.none) }
    public static var popover: PresentationAdaptation { .init(.popover) }
    public static var sheet: PresentationAdaptation { .init(.sheet) }
    public static var fullScreenCover: PresentationAdaptation { .init(.fullScreenCover) }
}

/// Whether what is below a sheet can be used while it is up.
public struct PresentationBackgroundInteraction: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    fileprivate let kind: Kind

    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

    /// As long as the sheet is no higher than at a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .upThrough(detent))
    }

    /// Whether what is below can be used while the sheet is as high as this.
    func isEnabled(at height: CGFloat, in context: PresentationDetent.Context) -> Bool {
        switch kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent): detent.height(in: context).map { height <= $0 + 0.5 } ?? false
        }
    }
}

/// What a drag on the content of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static var automatic: PresentationContentInteraction { .init("automatic") }
    /// The sheet is resized.
    public static var resizes: PresentationContentInteraction { .init("resizes") }
    /// The content is scrolled.
    public static var scrolls: PresentationContentInteraction { .init("scrolls") }
}

extension View {
    nonisolated private func option(_ set: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptions.Key.self, set)
    }

    /// The heights at which a sheet with this content rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        option { $0.detents = detents }
    }

    /// The heights at which a sheet with this content rests, and the one at which it does.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        option {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Whether a sheet with this content has a handle at its top.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        option { $0.dragIndicator = visibility }
    }

    /// Whether what is below a sheet with this content can be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        option { $0.backgroundInteraction = interaction }
    }

    /// How a presentation of this content adapts to narrow or low places.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// How a presentation of this content adapts to narrow places and to low ones.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        option {
            $0.horizontalAdaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }

    /// The radius of the corners of a presentation of this content in points; nil for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        option { $0.cornerRadius = .some(cornerRadius) }
    }

    /// What a drag on this content in a sheet does first.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        option { $0.contentInteraction = behavior }
    }

    /// Whether a presentation of this content is kept up when a drag or a tap outside would take it down.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        option { $0.isDismissDisabled = ($0.isDismissDisabled ?? false) || isDisabled }
    }

    /// What lies behind a presentation of this content.
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        presentationBackground { Rectangle().fill(style) }
    }

    /// What lies behind a presentation of this content.
    nonisolated public func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let background = AnyView(ZStack(alignment: alignment, content: content))
        return option { $0.hasBackground = true }
            .preference(key: PresentationOptions.BackgroundKey.self, value: background)
    }
}
