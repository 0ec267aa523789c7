import ScrollMechanics
@_spi(Portable) import SwiftUICore
import SwiftUIInteraction

/// The form in which a sheet, cover or popover is presented.
package enum PanelForm {
    case sheet, cover, popover
}

/// The layer of a sheet, a cover or a popover. One view for all forms, so that the content keeps its state when a place
/// becomes narrow or wide.
nonisolated package struct PresentedSheet<Content: View>: View {
    let presentation: Presentation
    let form: PanelForm
    var attachment = PopoverAttachment()
    let content: Content
    /// Called when people leave the panel without a choice.
    var onLeave: () -> Void = {}

    @State private var options = PresentationOptions()
    @State private var ownDetent: PresentationDetent?
    /// A finger that draws the sheet; a drag that is taken away leaves it as one that ends does.
    @GestureState(resetTransaction: Transaction(animation: .layerSlide(duration: 0.5)))
    private var pull: SheetDrag?
    /// The colour scheme that the content prefers for the whole panel.
    @State private var colorScheme: ColorScheme?
    /// True if the keyboard's bar covers the lower edge.
    @State private var isCovered = false
    @State private var growth = SheetGrowth()
    @Environment(\.self) private var environment

    package init(
        presentation: Presentation, form: PanelForm, attachment: PopoverAttachment = PopoverAttachment(),
        content: Content, onLeave: @escaping () -> Void = {}
    ) {
        self.presentation = presentation
        self.form = form
        self.attachment = attachment
        self.content = content
        self.onLeave = onLeave
    }

    @MainActor package var body: some View {
        GeometryReader { proxy in
            let geometry = geometry(in: proxy)
            let isInteractive = isInteractive(geometry)
            let wanted = colorScheme
            ZStack(alignment: .topLeading) {
                DimmingView(
                    presentation: presentation, opacity: geometry.form == .popover ? .none : .standard
                ) {
                    if options.isDismissDisabled != true { leave() }
                }
                .allowsHitTesting(!isInteractive)
                .opacity(geometry.dimming)
                panel(geometry)
                    .layerEffect(geometry.form == .popover ? .none : .rise, of: presentation)
                    .modifier(PanelModifier(presentation: presentation, geometry: geometry))
                    // A sheet goes to a detent that code chooses as it does to one that a finger does.
                    .animation(
                        presentation.progress == 1 ? .layerSlide(duration: 0.5) : nil,
                        value: options.selection?.wrappedValue
                    )
                    .modifier(PopoverShadow(isShown: geometry.form == .popover))
                    .layerEffect(geometry.form == .popover ? .fade : .none, of: presentation)
                    .environment(\.isInterfaceElevated, geometry.form != .cover)
                    .transformEnvironment(\.colorScheme) { if let wanted { $0 = wanted } }
            }
            .frame(width: geometry.screen.width, height: geometry.screen.height)
            .ignoresSafeArea(.container)
        }
        .onPreferenceChange(PresentationOptions.Key.self) { options = $0 }
        .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
        .onPreferenceChange(KeyboardToolbarKey.self) { isCovered = $0 }
    }

    /// Distance by which a drag has moved the sheet down, in points.
    private var drawn: CGFloat { pull?.distance ?? 0 }

    @MainActor private func leave() {
        onLeave()
        presentation.dismiss()
    }

    @MainActor private func panel(_ geometry: PanelGeometry) -> some View {
        ImplicitStackLayout { content }
            .transformEnvironment(\.horizontalSizeClass) { if geometry.form != .cover { $0 = .compact } }
            .environment(\.layerSizeClass, environment.horizontalSizeClass)
            .environment(\.sheetGrowth, growth)
            .environment(\.isClearOfKeyboardBar, geometry.keepsClearOfKeyboardBar)
            .frame(
                maxWidth: geometry.form == .popover ? nil : .infinity,
                maxHeight: geometry.form == .popover ? nil : .infinity
            )
            .safeAreaPadding(geometry.contentInsets)
            .backgroundPreferenceValue(PresentationOptions.BackgroundKey.self) { custom in
                if let custom { custom } else { PanelBackground() }
            }
            .clipShape(geometry.shape)
            .contentShape(geometry.shape)
            .overlay(alignment: .top) {
                if geometry.showsHandle {
                    SheetHandle(detents: detents(geometry).map(\.detent), current: resting(geometry)?.detent) {
                        go(to: $0)
                    }
                }
            }
            .semantics(
                geometry.form == .popover ? .popover : .sheet, children: .contain,
                traits: isInteractive(geometry) ? [] : .isModal,
                actions: options.isDismissDisabled == true ? [] : [.escape { leave() }]
            )
            .gesture(drag(geometry), including: geometry.form == .sheet ? .all : .subviews)
    }

    // MARK: Geometry

    /// In low windows what is said of those counts, else what is said of narrow ones. By itself a popover is a sheet where
    /// it is narrow, and a sheet covers the screen where it is low (Apple's documentation).
    @MainActor private var adaptedForm: PanelForm {
        let isNarrow = environment.horizontalSizeClass == .compact
        let isLow = environment.isVerticallyCompact
        guard isNarrow || isLow else { return form }
        let adaptation = (isLow ? options.verticalAdaptation : options.horizontalAdaptation)?.name ?? .automatic
        switch adaptation {
        case .popover: return .popover
        case .sheet: return .sheet
        case .fullScreenCover: return .cover
        case .none: return form
        default:
            let adapted = form == .popover && isNarrow ? .sheet : form
            return adapted == .sheet && isLow ? .cover : adapted
        }
    }

    @MainActor private func geometry(in proxy: GeometryProxy) -> PanelGeometry {
        let insets = proxy.safeAreaInsets
        let screen = CGSize(
            width: proxy.size.width + insets.leading + insets.trailing,
            height: proxy.size.height + insets.top + insets.bottom)
        var geometry = PanelGeometry(form: adaptedForm, screen: screen, attachment: attachment)
        geometry.dimming = geometry.form == .cover ? 0 : 1
        presentation.hidesBelow = geometry.form == .cover && !options.hasBackground
        growth.isPossible = false
        // Presentation options are known only now, and may change the form of a sheet.
        if geometry.form != .sheet || environment.horizontalSizeClass == .regular {
            presentation.pushBack(0, gradually: false, environment: environment)
        }
        switch geometry.form {
        case .cover:
            geometry.frame = CGRect(origin: .zero, size: screen)
            geometry.contentInsets = insets
            geometry.contentInsets.bottom += keyboardInset
        case .popover:
            geometry.cornerRadius = (options.cornerRadius ?? nil) ?? 13
            geometry.margins = insets
            geometry.margins.bottom += keyboardInset
        case .sheet where environment.horizontalSizeClass == .regular:
            // A form sheet: 540 × 620 in the middle of the screen.
            let size = CGSize(width: min(540, screen.width), height: min(620, screen.height))
            geometry.cornerRadius = (options.cornerRadius ?? nil) ?? 10
            geometry.frame = CGRect(
                x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2 + drawnDown(in: screen),
                width: size.width, height: size.height)
            geometry.dimming = min(1, 1 - drawnDown(in: screen) / ((screen.height + size.height) / 2))
            // The overlap of the keyboard's bar and the sheet.
            let top = screen.height - insets.bottom - keyboardInset
            geometry.contentInsets.bottom = isCovered ? max(0, geometry.frame.maxY - top) : 0
        case .sheet:
            geometry.cornerRadius = (options.cornerRadius ?? nil) ?? 10
            // The largest sheet leaves 10 points below the status bar.
            let room = max(0, proxy.size.height - 10)
            geometry.context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
            let resting = detentHeight(geometry) ?? room
            let height = min(heightUnderFinger(resting: resting, geometry), room)
            if options.contentInteraction != .scrolls {
                growth.isPossible = detents(geometry).last.map { $0.height > resting + 0.5 } ?? false
            }
            pushBack(geometry, height: height, room: room)
            geometry.dimming = dimming(geometry, height: height)
            let top = screen.height - height - insets.bottom
            geometry.frame = CGRect(
                x: 0, y: top, width: screen.width,
                height: max(height, drawn > 0 ? resting : height) + insets.bottom)
            geometry.contentInsets = EdgeInsets(
                top: 0, leading: insets.leading, bottom: insets.bottom + keyboardInset, trailing: insets.trailing)
            geometry.showsHandle =
                switch options.dragIndicator ?? .automatic {
                case .visible: true
                case .hidden: false
                case .automatic: detents(geometry).count > 1
                }
        }
        presentation.isModal = !isInteractive(geometry)
        return geometry
    }

    /// Offset of a form sheet under a drag; a sheet that cannot be dismissed resists increasingly.
    @MainActor private func drawnDown(in screen: CGSize) -> CGFloat {
        guard drawn > 0 else { return 0 }
        return options.isDismissDisabled == true
            ? ScrollPhysics.rubberBand(drawn, dimension: screen.height) : drawn
    }

    @MainActor private var keyboardInset: CGFloat { isCovered ? KeyboardToolbarKey.height : 0 }

    /// A sheet as high as it can be pushes the page below it back; under a finger that goes along with the height.
    @MainActor private func pushBack(_ geometry: PanelGeometry, height: CGFloat, room: CGFloat) {
        let isFull = height >= room - 0.5
        let reachesTop = detents(geometry).last.map { $0.height >= room - 0.5 } ?? false
        let fraction = drawn == 0 || !reachesTop ? (isFull ? 1 : 0) : max(0, 1 - (room - height) / (room / 2))
        presentation.pushBack(Double(fraction), gradually: drawn == 0, environment: environment)
    }

    // MARK: Detents

    /// The heights of the sheet with their detents, lowest first.
    @MainActor private func detents(_ geometry: PanelGeometry) -> [(detent: PresentationDetent, height: CGFloat)] {
        guard let context = geometry.context else { return [] }
        return (options.detents ?? [.large])
            .compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
    }

    /// Returns the detent at which the sheet rests, with its height there.
    @MainActor private func resting(
        _ geometry: PanelGeometry
    ) -> (detent: PresentationDetent, height: CGFloat)? {
        let all = detents(geometry)
        let chosen = options.selection?.wrappedValue ?? ownDetent
        return all.first { $0.detent == chosen } ?? all.first
    }

    @MainActor private func detentHeight(_ geometry: PanelGeometry) -> CGFloat? { resting(geometry)?.height }

    /// Goes to a detent gradually, and tells the selection if that is another one.
    @MainActor private func go(to detent: PresentationDetent) {
        withAnimation(.layerSlide(duration: 0.5)) {
            ownDetent = detent
            if let selection = options.selection, selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }

    /// Amount of dimming below: none up to the largest undimmed detent, all from the next one on. Without an undimmed
    /// detent it is all from the lowest one on.
    @MainActor private func dimming(_ geometry: PanelGeometry, height: CGFloat) -> CGFloat {
        let all = detents(geometry).map(\.height)
        let plain = all.last { isInteractive(at: $0, geometry) }
        guard let full = all.first(where: { $0 > plain ?? 0 }) else { return plain == nil ? 1 : 0 }
        return min(max((height - (plain ?? 0)) / (full - (plain ?? 0)), 0), 1)
    }

    /// Above the highest detent, and below the lowest if the sheet is to stay, it follows a finger less and less, as content
    /// that is scrolled beyond its end does.
    @MainActor private func heightUnderFinger(resting: CGFloat, _ geometry: PanelGeometry) -> CGFloat {
        guard drawn != 0 else { return resting }
        let wanted = resting - drawn
        let all = detents(geometry)
        let (lowest, highest) = (all.first?.height ?? resting, all.last?.height ?? resting)
        let dimension = geometry.screen.height
        if wanted > highest { return highest + ScrollPhysics.rubberBand(wanted - highest, dimension: dimension) }
        guard wanted < lowest, options.isDismissDisabled == true else { return wanted }
        return lowest + ScrollPhysics.rubberBand(wanted - lowest, dimension: dimension)
    }

    @MainActor private func isInteractive(_ geometry: PanelGeometry) -> Bool {
        detentHeight(geometry).map { isInteractive(at: $0, geometry) } ?? false
    }

    @MainActor private func isInteractive(at height: CGFloat, _ geometry: PanelGeometry) -> Bool {
        guard geometry.form == .sheet, let context = geometry.context else { return false }
        return options.backgroundInteraction?.isEnabled(at: height, in: context) ?? false
    }

    /// Follows a finger; lets go at the nearest detent, or takes the sheet down below half of the lowest.
    @MainActor private func drag(_ geometry: PanelGeometry) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .updating($pull) { drag, pull, _ in pull = SheetDrag(drag, from: pull) }
            .onEnded { drag in
                let all = detents(geometry)
                let resting = detentHeight(geometry) ?? geometry.frame.height
                let target = resting - drag.predictedEndTranslation.height
                // A sheet that leaves goes on from where the finger has left it: what it is short of is added up.
                if options.isDismissDisabled != true && target < (all.first?.height ?? resting) / 2 {
                    presentation.dismiss()
                } else if let nearest = all.min(by: { abs($0.height - target) < abs($1.height - target) }) {
                    go(to: nearest.detent)
                }
            }
    }
}

/// The background of sheets and popovers: that of a page, one step lighter in dark mode where it is raised.
struct PanelBackground: View {
    var body: some View { Color(storage: .system(.systemBackground)) }
}

/// The shadow by which a popover stands out from the page (by eye from iPadOS).
nonisolated private struct PopoverShadow: ViewModifier {
    let isShown: Bool

    @MainActor func body(content: Content) -> some View {
        content.shadow(color: .black.opacity(isShown ? 0.2 : 0), radius: isShown ? 24 : 0, y: isShown ? 4 : 0)
    }
}

/// The layout of several views where one is expected: a vertical stack.
package struct ImplicitStackLayout: Layout {
    private var stack: VStackLayout { VStackLayout() }

    package init() {}

    package func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize
    {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
