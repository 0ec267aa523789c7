import FioriThemeManager
import SwiftUI

/// A header that shrinks to a bar at the top of the scroll view around it while that scrolls: the picture and the title move
/// into the bar, all else fades.
///
/// The header keeps its place in the content, so that this does not move while the header shrinks.
struct ShrinkingHeader<Picture: View, Title: View, More: View>: View {
    private let hasPicture: Bool
    private let picture: Picture
    private let title: Title
    private let more: More
    /// The distance by which the header is scrolled beyond the top, in points.
    @State private var scrolled: CGFloat = 0
    @State private var fullHeight: CGFloat = 0
    @Environment(\.versionedTheme) private var theme

    init(
        hasPicture: Bool, @ViewBuilder picture: () -> Picture, @ViewBuilder title: () -> Title,
        @ViewBuilder more: () -> More
    ) {
        self.hasPicture = hasPicture
        self.picture = picture()
        self.title = title()
        self.more = more()
    }

    var body: some View {
        face(0)
            .hidden()
            .accessibilityHidden(true)
            .overlay(alignment: .top) {
                face(progress)
                    .frame(maxWidth: .infinity)
                    .background(Color.preferredColor(.primaryBackground, in: theme).opacity(progress > 0 ? 1 : 0))
                    .offset(y: scrolled)
            }
            .background { GeometryReader { measure($0) } }
            .zIndex(1)
    }

    /// Reads the height and the distance where the header stands.
    private func measure(_ proxy: GeometryProxy) -> some View {
        Color.clear
            .onChange(of: proxy.size.height, initial: true) { fullHeight = $1 }
            .onChange(of: proxy.frame(in: .scrollView).minY, initial: true) { scrolled = max(0, -$1) }
    }

    /// 0 for the whole header, 1 for the bar.
    private var progress: CGFloat {
        let distance = fullHeight - ShrinkingLayout.barHeight
        return distance > 0 ? min(scrolled / distance, 1) : 0
    }

    private func face(_ progress: CGFloat) -> some View {
        ShrinkingLayout(progress: progress) {
            if hasPicture {
                picture
                    .scaleEffect(1 - progress * (1 - ShrinkingLayout.pictureScale))
                    .layoutValue(key: ShrinkingPartKey.self, value: .picture)
            }
            title
                .lineLimit(progress > 0.5 ? 1 : nil)
                .accessibilityAddTraits(.isHeader)
                .layoutValue(key: ShrinkingPartKey.self, value: .title)
            more
                .opacity(max(0, 1 - 2 * progress))
                .accessibilityHidden(progress > 0.5)
                .allowsHitTesting(progress < 0.5)
                .layoutValue(key: ShrinkingPartKey.self, value: .more)
        }
        .clipped()
    }
}

/// The place of a view in a header that shrinks.
nonisolated private enum ShrinkingPart: Sendable {
    case picture, title, more
}

nonisolated private struct ShrinkingPartKey: LayoutValueKey {
    static let defaultValue = ShrinkingPart.more
}

/// Places a picture, a title and more below each other, or the picture and the title in a bar, or in between.
private struct ShrinkingLayout: Layout {
    /// 0 for all parts below each other, 1 for the bar.
    let progress: CGFloat

    /// The height of the bar, in points: that of a touch target.
    static let barHeight: CGFloat = 44
    /// The size of the picture in the bar, as a share of its own.
    static let pictureScale: CGFloat = 4 / 9
    private static let spacing: CGFloat = 12

    private struct Parts {
        var picture: LayoutSubview?
        var title: LayoutSubview?
        var more: LayoutSubview?

        init(_ subviews: Subviews) {
            for subview in subviews {
                switch subview[ShrinkingPartKey.self] {
                case .picture: picture = subview
                case .title: title = subview
                case .more: more = subview
                }
            }
        }
    }

    private func mixed(_ whole: CGFloat, _ bar: CGFloat) -> CGFloat { whole + (bar - whole) * progress }

    /// The height of all parts below each other, with the frame of each.
    private func whole(_ parts: Parts, width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        var y: CGFloat = 0
        let frames = [parts.picture, parts.title, parts.more].map { part -> CGRect in
            guard let part else { return .zero }
            let size = part.sizeThatFits(ProposedViewSize(width: width, height: nil))
            guard size.height > 0 else { return .zero }
            if y > 0 { y += Self.spacing }
            let frame = CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height
            return frame
        }
        return (frames, y)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, subviews)
        return CGSize(width: width, height: mixed(whole(Parts(subviews), width: width).height, Self.barHeight))
    }

    private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
        if let width = proposal.width, width.isFinite { return width }
        return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = Parts(subviews)
        let (frames, _) = whole(parts, width: bounds.width)
        var start: CGFloat = 0
        if let picture = parts.picture {
            // The scale leaves the frame: the picture is in its middle.
            let inset = frames[0].width * (1 - Self.pictureScale) / 2
            let bar = CGPoint(x: -inset, y: (Self.barHeight - frames[0].height) / 2)
            place(picture, frames[0], bar, in: bounds)
            start = frames[0].width * Self.pictureScale + Self.spacing
        }
        if let title = parts.title {
            let room = mixed(bounds.width, bounds.width - start)
            let size = title.sizeThatFits(ProposedViewSize(width: room, height: nil))
            let frame = CGRect(origin: frames[1].origin, size: size)
            place(title, frame, CGPoint(x: start, y: (Self.barHeight - size.height) / 2), in: bounds)
        }
        if let more = parts.more { place(more, frames[2], frames[2].origin, in: bounds) }
    }

    private func place(_ view: LayoutSubview, _ frame: CGRect, _ bar: CGPoint, in bounds: CGRect) {
        view.place(
            at: CGPoint(
                x: bounds.minX + mixed(frame.minX, bar.x), y: bounds.minY + mixed(frame.minY, bar.y)),
            proposal: ProposedViewSize(frame.size))
    }
}
