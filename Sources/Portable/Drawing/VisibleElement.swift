import CoreGraphics

/// A text or picture that can be seen, whether or not assistive technology meets it as an element of its own.
///
/// Whatever draws a text or a picture annotates its display list with one: a text view, a field, an image, and a canvas.
/// ``DisplayList/visibleElements`` collects them for tests and tools; renderers do not read them.
package struct VisibleElement: Equatable, Sendable {
    package enum Kind: Sendable { case text, image }

    /// A link in text that can be followed.
    package struct Link: Equatable, Sendable {
        /// The words of the link.
        package var label: String
        /// The place to touch, in points.
        package var activationPoint: CGPoint

        package init(label: String, activationPoint: CGPoint) {
            self.label = label
            self.activationPoint = activationPoint
        }
    }

    package var kind: Kind
    /// The whole text, even if it was truncated, or the name of the picture; empty for a picture without one.
    package var name: String
    /// In points, in the coordinates of the list.
    package var frame: CGRect
    /// True if text was truncated.
    package var isTruncated = false
    /// The size of the first font of text, in points; nil for pictures.
    package var fontSize: CGFloat?
    /// The weight of the first font of text, 100 to 900; nil for pictures.
    package var fontWeight: Int?
    /// The baselines of the lines of text from the top, in points; none for the text of a field.
    package var baselines: [CGFloat] = []
    package var links: [Link] = []

    package init(_ kind: Kind, name: String, frame: CGRect) {
        self.kind = kind
        self.name = name
        self.frame = frame
    }

    /// The element with its places in other coordinates.
    fileprivate func applying(_ transform: CGAffineTransform) -> VisibleElement {
        guard !transform.isIdentity else { return self }
        var result = self
        result.frame = frame.applying(transform)
        result.baselines = baselines.map { CGPoint(x: frame.minX, y: $0).applying(transform).y }
        for index in links.indices {
            result.links[index].activationPoint = links[index].activationPoint.applying(transform)
        }
        return result
    }
}

/// A visible element among the items of a display list.
struct DisplayAnnotation: Sendable {
    /// The number of items below the element.
    var index: Int
    var element: VisibleElement
    /// Maps the element's coordinates to those of the list.
    var transform: CGAffineTransform
}

extension DisplayList {
    /// Annotates what comes next with the element that it is drawn for.
    package mutating func annotate(_ element: VisibleElement) {
        annotations.append(DisplayAnnotation(index: items.count, element: element, transform: .identity))
    }

    /// Takes over the annotations of a list whose items come next.
    /// - Parameter transform: maps the list's coordinates to those of this one.
    package mutating func takeAnnotations(of other: DisplayList, transform: CGAffineTransform = .identity) {
        for var annotation in other.annotations {
            annotation.index += items.count
            annotation.transform = annotation.transform.concatenating(transform)
            annotations.append(annotation)
        }
    }

    /// True if the list has annotations besides those in its groups.
    package var hasAnnotations: Bool { !annotations.isEmpty }

    /// The texts and pictures in the list, from back to front, in its coordinates; those in masks after those in the
    /// content. Copies of other groups have none. What is drawn counts, even if it is still clear on its way in.
    package var visibleElements: [VisibleElement] {
        var result: [VisibleElement] = []
        // Traverses groups with an explicit stack, so that they may nest to any depth.
        var open = [AnnotationCursor(list: self, transform: .identity)]
        while var cursor = open.popLast() {
            while cursor.annotation < cursor.list.annotations.count,
                cursor.list.annotations[cursor.annotation].index <= cursor.item
            {
                let annotation = cursor.list.annotations[cursor.annotation]
                result.append(annotation.element.applying(annotation.transform.concatenating(cursor.transform)))
                cursor.annotation += 1
            }
            guard cursor.item < cursor.list.items.count else { continue }
            let item = cursor.list.items[cursor.item]
            cursor.item += 1
            open.append(cursor)
            guard case .group(let group) = item, !group.isCopy else { continue }
            let transform = group.transform.concatenating(cursor.transform)
            if let mask = group.mask { open.append(AnnotationCursor(list: mask, transform: transform)) }
            open.append(AnnotationCursor(list: group.content, transform: transform))
        }
        return result
    }
}

/// A place in a list whose annotations are collected.
private struct AnnotationCursor {
    let list: DisplayList
    let transform: CGAffineTransform
    var item = 0
    var annotation = 0

    init(list: DisplayList, transform: CGAffineTransform) {
        self.list = list
        self.transform = transform
    }
}
