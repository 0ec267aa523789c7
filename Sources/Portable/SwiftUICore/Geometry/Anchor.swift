import Foundation

/// A place that one view marks and another reads in its own coordinates, with `GeometryProxy`.
public struct Anchor<Value> {
    private let box: AnchoredBox
    private let source: Source

    package init(_ source: Source, in box: LayoutBox) {
        self.source = source
        self.box = AnchoredBox(box)
    }

    /// The place in a box's coordinates.
    package func resolve(in target: LayoutBox) -> Value {
        guard let box = box.box else { return source.value(.zero, .leftToRight) { $0 } }
        return source.value(box.placedSize, box.layoutDirection) { rect in
            target.convertFromRoot(box.convert(rect, to: nil))
        }
    }

    /// Numbers that change when the place does.
    func fingerprint(in target: LayoutBox) -> [CGFloat] {
        guard let box = box.box else { return [] }
        return target.convertFromRoot(box.convert(CGRect(origin: .zero, size: box.placedSize), to: nil)).numbers
    }

    /// The geometry of a view that an anchor stores.
    public struct Source {
        /// Identity of the geometry, which tells two anchors apart.
        let key: AnyHashable
        /// The value for a size, with rectangles of the view's coordinates converted to the reader's.
        let value: (CGSize, LayoutDirection, (CGRect) -> CGRect) -> Value

        init(key: AnyHashable, value: @escaping (CGSize, LayoutDirection, (CGRect) -> CGRect) -> Value) {
            self.key = key
            self.value = value
        }
    }
}

/// The box of the view that set an anchor, as long as it is there.
private final class AnchoredBox {
    private(set) weak var box: LayoutBox?

    init(_ box: LayoutBox) { self.box = box }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
        lhs.box.box === rhs.box.box && lhs.source.key == rhs.source.key
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(source.key) }
}

// Unchecked: it never changes, and boxes are used by the thread that lays out.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// Unchecked: it never changes; its closure computes a value of a size.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source {
    /// Several places of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(key: array.map(\.key)) { size, direction, convert in
            array.map { $0.value(size, direction, convert) }
        }
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(key: anchor.map(\.key)) { size, direction, convert in anchor?.value(size, direction, convert) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view, in points from its top left corner.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init(key: [p.x, p.y]) { _, _, convert in convert(CGRect(origin: p, size: .zero)).origin }
    }

    /// A point of the view by parts of its size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        .init(key: p) { size, direction, convert in
            let x = direction == .rightToLeft ? 1 - p.x : p.x
            return convert(CGRect(x: x * size.width, y: p.y * size.height, width: 0, height: 0)).origin
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view, in points from its top left corner.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        .init(key: r.numbers) { _, _, convert in convert(r) }
    }

    /// The view's frame.
    public static var bounds: Anchor<CGRect>.Source {
        .init(key: "bounds") { size, _, convert in convert(CGRect(origin: .zero, size: size)) }
    }
}
