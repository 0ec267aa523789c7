import SwiftUICore

/// Presentation options that the content of a sheet, cover or popover sets; passed up as a preference.
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
            // A single view that disables the dismissal is enough.
            if let disabled = next.isDismissDisabled {
                value.isDismissDisabled = (value.isDismissDisabled ?? false) || disabled
            }
        }
    }

    /// The background of the content in place of the system's.
    struct BackgroundKey: PreferenceKey {
        typealias Value = AnyView?

        static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
    }
}

/// The adaptation of a presentation to compact size classes.
public struct PresentationAdaptation: Sendable {
    enum Name: Sendable { case automatic, none, popover, sheet, fullScreenCover }

    /// The adaptation's case; the public type is not `Equatable`, as Apple's is not.
    let name: Name

    private init(_ name: Name) { self.name = name }

    /// The default adaptation of the kind of presentation.
    public static var automatic: PresentationAdaptation { .init(.automatic) }
    /// No adaptation.
    public static var none: PresentationAdaptation { .init(.none) }
    public static var popover: PresentationAdaptation { .init(.popover) }
    public static var sheet: PresentationAdaptation { .init(.sheet) }
    public static var fullScreenCover: PresentationAdaptation { .init(.fullScreenCover) }
}

/// The interaction with views below a sheet while it is presented.
public struct PresentationBackgroundInteraction: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    fileprivate let kind: Kind

    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

    /// Interaction while the sheet is no higher than at a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .upThrough(detent))
    }

    /// True if the views below take input while the sheet has this height.
    func isEnabled(at height: CGFloat, in context: PresentationDetent.Context) -> Bool {
        switch kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent): detent.height(in: context).map { height <= $0 + 0.5 } ?? false
        }
    }
}

/// The precedence of resizing and scrolling for a drag on the content of a sheet.
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

    /// Sets the visibility of the drag indicator at the top of a sheet with this content.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        option { $0.dragIndicator = visibility }
    }

    /// Sets whether views below a sheet with this content take input.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        option { $0.backgroundInteraction = interaction }
    }

    /// Sets the adaptation of a presentation of this content to compact size classes.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the adaptations of a presentation of this content to compact widths and to compact heights.
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

    /// Sets the precedence of resizing and scrolling for a drag on this content in a sheet.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        option { $0.contentInteraction = behavior }
    }

    /// Prevents a drag or a tap outside from dismissing a presentation of this content.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        option { $0.isDismissDisabled = ($0.isDismissDisabled ?? false) || isDisabled }
    }

    /// Sets the background of a presentation of this content to a style.
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the background of a presentation of this content to a view.
    nonisolated public func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let background = AnyView(PresentationBackground(alignment: alignment, content: content()))
        return option { $0.hasBackground = true }
            .preference(key: PresentationOptions.BackgroundKey.self, value: background)
    }
}

/// Views behind a presentation, on top of each other.
nonisolated private struct PresentationBackground<Content: View>: View {
    let alignment: Alignment
    let content: Content

    @MainActor var body: some View { ZStack(alignment: alignment) { content } }
}
