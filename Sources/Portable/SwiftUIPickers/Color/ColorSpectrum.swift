import SwiftUICore

/// All hues from side to side, each from white through its full colour to black.
struct ColorSpectrum: View {
    let chosen: Color.Resolved
    let choose: (Color.Resolved) -> Void

    /// Location of the finger; without it colours that have no hue would jump to the edge.
    @State private var touched: UnitPoint?

    private static let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }

    var body: some View {
        GeometryReader { surface(of: $0.size) }
            // As large as the table of colours, whose place it takes.
            .aspectRatio(ColorGrid.aspectRatio, contentMode: .fit)
            // Colours do not follow the reading direction.
            .environment(\.layoutDirection, .leftToRight)
            .semantics(
                .slider, children: .ignore, label: Text(system: .spokenSpectrum), value: chosen.spokenValue,
                actions: [.increment { turn(by: 1) }, .decrement { turn(by: -1) }])
    }

    private func surface(of size: CGSize) -> some View {
        let place = touched ?? Self.place(of: chosen)
        return LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing)
            .overlay {
                LinearGradient(
                    colors: [.white, .white.opacity(0), .black.opacity(0), .black], startPoint: .top,
                    endPoint: .bottom)
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .overlay {
                ColorThumb(color: chosen.opaque, diameter: 28)
                    .position(x: place.x * size.width, y: place.y * size.height)
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        guard size.width > 0, size.height > 0 else { return }
                        let place = UnitPoint(
                            x: min(max(drag.location.x / size.width, 0), 1),
                            y: min(max(drag.location.y / size.height, 0), 1))
                        touched = place
                        choose(Self.color(at: place))
                    }
                    .onEnded { _ in touched = nil }
            )
    }

    /// A twelfth of the hues on or back, as the columns of the table.
    private func turn(by direction: Double) {
        var place = Self.place(of: chosen)
        place.x = (place.x + direction / 12 + 1).truncatingRemainder(dividingBy: 1)
        choose(Self.color(at: place))
    }

    private static func color(at place: UnitPoint) -> Color.Resolved {
        let pure = ColorWheel.color(hue: place.x)
        func mixed(_ part: Float) -> Float {
            place.y < 0.5 ? 1 - (1 - part) * Float(place.y * 2) : part * Float(2 - place.y * 2)
        }
        return Color.Resolved(red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue))
    }

    /// Greyish colours are not in the spectrum; they stand where their hue and lightness are.
    private static func place(of color: Color.Resolved) -> UnitPoint {
        let parts = [color.red, color.green, color.blue]
        let lightness = (Double(parts.max() ?? 0) + Double(parts.min() ?? 0)) / 2
        return UnitPoint(x: ColorWheel.hue(of: color), y: min(max(1 - lightness, 0), 1))
    }
}

/// The hues as a circle from red through green and blue back to red, 0 to 1.
enum ColorWheel {
    static func color(hue: Double) -> Color.Resolved {
        func part(_ offset: Double) -> Float {
            let turn = (hue + offset).truncatingRemainder(dividingBy: 1) * 6
            return Float(min(max(abs(turn - 3) - 1, 0), 1))
        }
        return Color.Resolved(red: part(0), green: part(2.0 / 3), blue: part(1.0 / 3))
    }

    /// 0 for what has no hue.
    static func hue(of color: Color.Resolved) -> Double {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 1e-6 else { return 0 }
        let turn =
            if most == red {
                (green - blue) / range
            } else if most == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return (turn / 6 + 1).truncatingRemainder(dividingBy: 1)
    }
}

/// The mark of the chosen colour: a disc of it in a white ring.
struct ColorThumb: View {
    let color: Color.Resolved
    let diameter: CGFloat

    var body: some View {
        Circle().fill(Color(color))
            .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
            .frame(width: diameter, height: diameter)
            .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    }
}

extension Color.Resolved {
    /// The colour without being seen through.
    var opaque: Color.Resolved {
        var copy = self
        copy.opacity = 1
        return copy
    }

    /// The parts of the colour in percent; UIKit tells a name here.
    var spokenValue: Text {
        func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))" }
        return Text(system: .colorParts, percent(red), percent(green), percent(blue))
    }
}
