import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// The drawing of a view, for tests.
@MainActor
enum Drawn {
    /// The display list of a view in a size.
    static func list<V: View>(
        _ view: V, width: CGFloat = 100, height: CGFloat = 100, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight
    ) -> DisplayList {
        ViewTest(
            view,
            DisplayConfiguration(
                width: width, height: height, colorScheme: colorScheme, layoutDirection: layoutDirection)
        ).displayList
    }

    /// The paints of all fills, strokes and texts, in order, in groups of any kind.
    static func paints(_ list: DisplayList) -> [Paint] {
        list.items.flatMap { item -> [Paint] in
            switch item {
            case .fill(_, let paint, _, _), .stroke(_, let paint, _): [paint]
            case .text(let run): [run.paint]
            case .image: []
            case .group(let group): paints(group.content)
            }
        }
    }

    /// The drawn text, run by run, with the left and right ends of each in the coordinates of the picture.
    static func runs(
        _ list: DisplayList, under transform: CGAffineTransform = .identity
    ) -> [(text: String, left: CGFloat, right: CGFloat)] {
        list.items.flatMap { item -> [(text: String, left: CGFloat, right: CGFloat)] in
            switch item {
            case .text(let run):
                let start = run.origin.applying(transform).x
                return [(run.text, start, start + run.width)]
            case .group(let group): return runs(group.content, under: group.transform.concatenating(transform))
            default: return []
            }
        }
    }

    /// The groups, outermost first.
    static func groups(_ list: DisplayList) -> [DisplayGroup] {
        list.items.flatMap { item -> [DisplayGroup] in
            if case .group(let group) = item { [group] + groups(group.content) } else { [] }
        }
    }

    /// The paint of a square of 100 points filled with a style.
    static func paint<S: ShapeStyle>(_ style: S, colorScheme: ColorScheme = .light) throws -> Paint {
        try #require(paints(list(Rectangle().fill(style), colorScheme: colorScheme)).first)
    }
}

extension RGBAColor {
    /// The colour as `RRGGBB`, with the opacity in percent behind it when it is not opaque.
    var hex: String {
        func byte(_ level: Double) -> String {
            let text = String(Int((level * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let color = byte(red) + byte(green) + byte(blue)
        return alpha >= 1 ? color : color + " \(Int((alpha * 100).rounded()))%"
    }
}

extension Paint {
    var hex: String? { if case .color(let color) = self { color.hex } else { nil } }

    var stops: [GradientStop] {
        switch self {
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops
        default: []
        }
    }
}
