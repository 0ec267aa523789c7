@_spi(Floors) import SwiftUICore

extension View {
    /// Slides a sheet with views over this one while a condition holds.
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presentation(isPresented: isPresented, kind: .sheet, onDismiss: onDismiss) { presentation in
            PresentedSheet(presentation: presentation, form: .sheet, content: content())
        }
    }

    /// Slides a sheet made of an item over this view while there is one.
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presentation(item: item, kind: .sheet, onDismiss: onDismiss) { item, presentation in
            PresentedSheet(presentation: presentation, form: .sheet, content: content(item))
        }
    }

    /// Covers the whole screen with views while a condition holds.
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presentation(isPresented: isPresented, onDismiss: onDismiss) { presentation in
            PresentedSheet(presentation: presentation, form: .cover, content: content())
        }
    }

    /// Covers the whole screen with views made of an item while there is one.
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presentation(item: item, onDismiss: onDismiss) { item, presentation in
            PresentedSheet(presentation: presentation, form: .cover, content: content(item))
        }
    }

    /// Shows views beside this one with an arrow to it while a condition holds; as a sheet where there is little room.
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presentation(isPresented: isPresented, kind: .popover) { presentation in
            PresentedSheet(
                presentation: presentation, form: .popover,
                attachment: PopoverAttachment(anchor: attachmentAnchor, arrowEdge: arrowEdge), content: content())
        }
    }

    /// Shows views made of an item beside this one with an arrow to it; as a sheet where there is little room.
    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presentation(item: item, kind: .popover) { item, presentation in
            PresentedSheet(
                presentation: presentation, form: .popover,
                attachment: PopoverAttachment(anchor: attachmentAnchor, arrowEdge: arrowEdge), content: content(item))
        }
    }
}

/// The part of a view that the arrow of a popover points at.
public enum PopoverAttachmentAnchor {
    /// The middle of the nearest side of a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point by parts of the view's size.
    case point(UnitPoint)
}

/// Anchor and arrow edge of a popover.
package struct PopoverAttachment {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    /// The edge of the popover that the arrow is at.
    var arrowEdge = Edge.top

    /// The frame that the arrow points at, in the coordinates of another box.
    func rect(in box: LayoutBox, of presenting: LayoutBox) -> CGRect {
        switch anchor {
        case .rect(let source): Anchor(source, in: presenting).resolve(in: box)
        case .point(let point):
            CGRect(origin: Anchor(.unitPoint(point), in: presenting).resolve(in: box), size: .zero)
        }
    }
}
