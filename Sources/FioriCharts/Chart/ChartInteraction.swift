import SwiftUI

/// Touches, the pointer and keys on a chart, its selection layer, and the elements of assistive technology.
struct ChartInteraction: ViewModifier {
    @ObservedObject var model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings
    @State private var hovered: ChartPointIndex?
    @State private var panStart: CGPoint?
    @State private var size = CGSize.zero
    @State private var pinchStart: ChartPinch?
    @FocusState private var isFocused: Bool
    @State private var rangeStart: ChartPointIndex?

    func body(content: Content) -> some View {
        if model.userInteractionEnabled {
            layered(content)
                .contentShape(Rectangle())
                .gesture(
                    SpatialTapGesture(count: 2).onEnded { _ in resetZoom() }
                        .exclusively(before: selectingTap), including: isZoomable ? .all : .subviews
                )
                .simultaneousGesture(selectingTap, including: isZoomable ? .subviews : .all)
                .gesture(rangeGesture)
                .gesture(panGesture, including: isZoomed ? .all : .subviews)
                .background { sizeReader }
                .simultaneousGesture(pinchGesture)
                .onContinuousHover { phase in hover(phase) }
                .focusable()
                .focused($isFocused)
                .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in move(by: press.key) }
        } else {
            layered(content)
        }
    }

    private func layered(_ content: Content) -> some View {
        content
            .overlay {
                ChartSelectionLayer(
                    model: model, drawing: drawing, surroundings: surroundings, hovered: hovered,
                    selections: model.selections
                )
                .environment(\.layoutDirection, .leftToRight)
                .allowsHitTesting(false)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
                Text(ChartSentence.Subject(model, drawing), format: ChartSentence(locale: surroundings.locale))
            )
            .accessibilityCustomContent(
                AccessibilityCustomContentKey(Text(ChartWords.selection), id: "selection"),
                SelectionWords(model: model, locale: surroundings.locale).sentence.map { Text(verbatim: $0) },
                importance: .high
            )
            .modifier(AccessibleChart(model: model, locale: surroundings.locale))
            .accessibilityChildren {
                ChartElements(model: model, drawing: drawing, surroundings: surroundings)
            }
    }

    // MARK: Selection

    /// A tap that selects. Where a chart can zoom, it waits for a second one, which leaves the selection as it is.
    private var selectingTap: some Gesture { SpatialTapGesture().onEnded { tap(at: $0.location) } }

    private func tap(at location: CGPoint) {
        isFocused = true
        guard model.selectionEnabled, let layout = drawing.layout else { return }
        guard let point = ChartHit(layout: layout).point(at: location) else {
            if !model.selectionRequired { model.selections = nil }
            return
        }
        model.toggleSelection(of: point)
    }

    private var rangeGesture: some Gesture {
        LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                guard case .second(true, let drag?) = value, model.selectionEnabled, let layout = drawing.layout,
                    let point = ChartHit(layout: layout).point(at: drag.location)
                else { return }
                let start = rangeStart ?? point
                rangeStart = start
                model.selectRange(from: start, to: point)
            }
            .onEnded { _ in rangeStart = nil }
    }

    private func move(by key: KeyEquivalent) -> KeyPress.Result {
        guard model.selectionEnabled else { return .ignored }
        let isBack = key == .upArrow || key == (surroundings.isRightToLeft ? .rightArrow : .leftArrow)
        model.moveSelection(by: isBack ? -1 : 1)
        return .handled
    }

    private func hover(_ phase: HoverPhase) {
        switch phase {
        case .active(let location):
            let point = drawing.layout.flatMap { ChartHit(layout: $0).point(at: location) }
            if hovered != point { hovered = point }
        case .ended: hovered = nil
        }
    }

    // MARK: Zoom

    private var sizeReader: some View {
        GeometryReader { geometry in
            Color.clear
                .onAppear { size = geometry.size }
                .onChange(of: geometry.size) { _, changed in size = changed }
        }
    }

    /// True if a pinch zooms the chart and a double tap takes that back; charts without axes show all there is.
    private var isZoomable: Bool {
        if case .free = model.marks.coordinates { return false }
        return model.scaleXEnabled || model.scaleYEnabled
    }

    private var isZoomed: Bool { drawing.isZoomed(model, size: size, surroundings: surroundings) }

    private var panGesture: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                guard let plot = drawing.layout?.plot, plot.categories.zoom > 1 || plot.valueZoom > 1 else { return }
                let start = panStart ?? CGPoint(x: plot.categories.center, y: plot.valueCenter)
                panStart = start
                let center = plot.center(start, draggedBy: value.translation)
                if center != model.centerPosition { model.centerPosition = center }
            }
            .onEnded { _ in
                panStart = nil
                snap()
            }
    }

    private var pinchGesture: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                guard isZoomable, let plot = drawing.layout?.plot else { return }
                let start = pinchStart ?? ChartPinch(plot: plot, at: value.startLocation)
                pinchStart = start
                var center = model.centerPosition ?? CGPoint(x: plot.categories.center, y: plot.valueCenter)
                if model.scaleXEnabled {
                    // At most three points stay visible at the least.
                    let limit = max(CGFloat(plot.categories.count) / 3, 1)
                    model.scaleX = (start.categories.zoom * value.magnification).clamped(to: 1...limit)
                    center.x = start.categories.center(zoom: model.scaleX)
                }
                if model.scaleYEnabled {
                    model.scaleY = (start.values.zoom * value.magnification).clamped(to: 1...50)
                    center.y = start.values.center(zoom: model.scaleY)
                }
                model.centerPosition = center
            }
            .onEnded { _ in pinchStart = nil }
    }

    private func snap() {
        guard model.snapToPoint, let plot = drawing.layout?.plot, plot.categories.zoom > 1 else { return }
        // The last move of the pan may not have been drawn yet.
        let drawn = plot.categories
        let scale = CategoryScale(
            count: drawn.count, zoom: drawn.zoom, center: Double(model.centerPosition?.x ?? CGFloat(drawn.center)),
            isBanded: drawn.isBanded, places: drawn.places, band: drawn.band)
        let first = scale.nearest(0)
        let edge = scale.place(first) - (scale.isBanded ? 0.5 * scale.bandwidth / scale.zoom : 0)
        let half = 0.5 / scale.zoom
        model.centerPosition = CGPoint(
            x: CGFloat((edge + half).clamped(to: half...max(1 - half, half))), y: model.centerPosition?.y ?? 0.5)
    }

    private func resetZoom() {
        guard isZoomable else { return }
        model.scaleX = 1
        model.scaleY = 1
        model.centerPosition = nil
    }
}
