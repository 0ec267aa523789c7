import SwiftUIControls
import SwiftUICore

/// A table of colours to choose from: twelve greys, then nine shades of twelve hues.
struct ColorGrid: View {
    let chosen: Color.Resolved
    let choose: (Color.Resolved) -> Void

    @Environment(\.self) private var environment

    private static let columns = 12
    private static let shades = 9
    /// Of the table, whose colours are squares.
    static let aspectRatio = CGFloat(columns) / CGFloat(shades + 1)

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0...Self.shades, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in
                        let color = Self.color(row: row, column: column).resolve(in: environment)
                        ColorCell(
                            color: color, name: Text(system: .cell, "\(row + 1)", "\(column + 1)"),
                            isChosen: color.isSame(as: chosen)
                        ) {
                            choose(color)
                        }
                    }
                }
            }
        }
        .aspectRatio(Self.aspectRatio, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }

    private static func color(row: Int, column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
        // From dark to the full hue in the middle, then paler.
        let step = Double(row) / Double(shades + 1)
        let hue = (Double(column) / Double(columns) + 0.53).truncatingRemainder(dividingBy: 1)
        return Color(hue: hue, saturation: step < 0.5 ? 1 : 2 * (1 - step), brightness: min(0.3 + 1.4 * step, 1))
    }
}

extension Color.Resolved {
    /// True if colours are the same but for their opacity.
    func isSame(as other: Color.Resolved) -> Bool {
        abs(red - other.red) < 0.002 && abs(green - other.green) < 0.002 && abs(blue - other.blue) < 0.002
    }
}

/// A colour of the table, framed in white while it is chosen.
private struct ColorCell: View {
    let color: Color.Resolved
    let name: Text
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Color(color)
            .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 3) } }
            .modifier(PressModifier(action: choose, isPressed: .constant(false)))
            .accessibilityLabel(name)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
