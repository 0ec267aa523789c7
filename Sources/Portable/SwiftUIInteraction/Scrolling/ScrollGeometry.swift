import Foundation
import SwiftUICore

/// The geometry of a scroll view: its content, and the part of it that is in sight.
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
    /// The top leading corner of the container in the content's coordinates, in points. At rest at the start it is minus
    /// the insets.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public private(set) var contentSize: CGSize
    /// The parts of the container at its edges that the content leaves free at its ends: bars and margins.
    public private(set) var contentInsets: EdgeInsets
    /// The size of the scroll view with what lies under bars, in points.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content within the insets; writing it moves and resizes the container.
    public var visibleRect: CGRect {
        get {
            CGRect(
                x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
                width: containerSize.width - contentInsets.leading - contentInsets.trailing,
                height: containerSize.height - contentInsets.top - contentInsets.bottom)
        }
        set {
            contentOffset = CGPoint(x: newValue.minX - contentInsets.leading, y: newValue.minY - contentInsets.top)
            containerSize = CGSize(
                width: newValue.width + contentInsets.leading + contentInsets.trailing,
                height: newValue.height + contentInsets.top + contentInsets.bottom)
        }
    }

    /// The container in the content's coordinates, with what lies under bars.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

@available(iOS 18.0, *)
extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize))"
    }
}
