/// A table of colours to choose from, and how opaque the colour is: twelve greys, then nine shades of twelve hues.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @Environment(\.self) private var environment

    private static let columns = 12
    private static let shades = 9

    var body: some View {
        let chosen = selection.wrappedValue.resolve(in: environment)
        VStack(spacing: 16) {
            VStack(spacing: 0) {
                ForEach(0...Self.shades, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<Self.columns, id: \.self) { column in
                            let color = Self.color(row: row, column: column)
                            ColorCell(
                                color: color, name: "row \(row + 1), column \(column + 1)",
                                isChosen: isSame(color, chosen)
                            ) { choose(color.opacity(Double(chosen.opacity))) }
                        }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            if supportsOpacity {
                Slider(value: opacity(of: chosen)) {
                    Text("Opacity")
                } minimumValueLabel: {
                    Text("0%")
                } maximumValueLabel: {
                    Text("100%")
                }
                .font(.footnote)
            }
        }
        .padding(16)
        .frame(width: 320)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 13))
        // By eye.
        .shadow(color: .black.opacity(0.18), radius: 30, y: 8)
    }

    private static func color(row: Int, column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
        // From dark to the full hue in the middle, then paler.
        let step = Double(row) / Double(shades + 1)
        let hue = (Double(column) / Double(columns) + 0.53).truncatingRemainder(dividingBy: 1)
        return Color(hue: hue, saturation: step < 0.5 ? 1 : 2 * (1 - step), brightness: min(0.3 + 1.4 * step, 1))
    }

    private func isSame(_ color: Color, _ chosen: Color.Resolved) -> Bool {
        let color = color.resolve(in: environment)
        return abs(color.red - chosen.red) < 0.002 && abs(color.green - chosen.green) < 0.002
            && abs(color.blue - chosen.blue) < 0.002
    }

    private func choose(_ color: Color) {
        if color.resolve(in: environment) != selection.wrappedValue.resolve(in: environment) {
            selection.wrappedValue = color
        }
    }

    private func opacity(of chosen: Color.Resolved) -> Binding<Double> {
        Binding {
            Double(chosen.opacity)
        } set: { opacity in
            var color = chosen
            color.opacity = Float(opacity)
            selection.wrappedValue = Color(color)
        }
    }
}

/// One colour of the table: a square of 24 points, framed in white while it is chosen.
private struct ColorCell: View {
    let color: Color
    let name: String
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        color
            .frame(width: 24, height: 24)
            .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 3) } }
            .modifier(PressModifier(action: choose, isPressed: .constant(false)))
            .accessibilityLabel(Text(verbatim: name))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
