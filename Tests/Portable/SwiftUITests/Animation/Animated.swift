import CoreGraphics
import Drawing
import SwiftUITestHost

@testable import SwiftUICore

extension DisplayConfiguration {
    /// A display of 300 by 300 points on which changes are shown gradually.
    static var animated: DisplayConfiguration {
        DisplayConfiguration(width: 300, height: 300, displayScale: 100, animates: true)
    }
}

extension DisplayList {
    /// The opacities of all groups that are not opaque, outer ones first.
    var opacities: [Double] {
        items.flatMap { item -> [Double] in
            guard case .group(let group) = item else { return [] }
            return (group.opacity < 1 ? [group.opacity] : []) + group.content.opacities
        }
    }

    /// The colours that shapes and texts are painted with.
    var colors: [RGBAColor] {
        items.flatMap { item -> [RGBAColor] in
            switch item {
            case .group(let group): return group.content.colors
            case .fill(_, .color(let color), _, _): return [color]
            case .text(let run):
                if case .color(let color) = run.paint { return [color] }
                return []
            default: return []
            }
        }
    }

    /// The bounds of fills, in the coordinates of the picture.
    var fills: [CGRect] { fills(under: .identity) }

    private func fills(under transform: CGAffineTransform) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .group(let group): group.content.fills(under: group.transform.concatenating(transform))
            case .fill(let geometry, _, _, _): [geometry.bounds.applying(transform)]
            default: []
            }
        }
    }
}

/// True if numbers are the same except for rounding to hundredths of a point.
func isNear(_ a: CGFloat, _ b: CGFloat, by error: CGFloat = 0.011) -> Bool { abs(a - b) < error }

func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width) && isNear(a.height, b.height)
}
