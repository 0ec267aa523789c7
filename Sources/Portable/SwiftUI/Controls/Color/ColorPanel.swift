/// Ways to choose a colour, and how opaque it is: what a colour well opens.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @Environment(\.self) private var environment
    @State private var way = Way.grid

    private enum Way: Hashable {
        case grid, spectrum, sliders
    }

    var body: some View {
        let chosen = selection.wrappedValue.resolve(in: environment)
        VStack(spacing: 16) {
            HStack {
                Text(system: .colors).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                CloseButton()
            }
            Picker(selection: $way) {
                Text(system: .colorGrid).tag(Way.grid)
                Text(system: .colorSpectrum).tag(Way.spectrum)
                Text(system: .colorSliders).tag(Way.sliders)
            } label: {
                Text(system: .colors)
            }
            .pickerStyle(.segmented)
            switch way {
            case .grid: ColorGrid(chosen: chosen) { choose($0, over: chosen) }
            case .spectrum: ColorSpectrum(chosen: chosen) { choose($0, over: chosen) }
            case .sliders: ColorSliders(chosen: chosen) { choose($0, over: chosen) }
            }
            if supportsOpacity {
                OpacityTrack(chosen: chosen) { selection.wrappedValue = Color($0) }
            }
        }
        .padding(16)
        .frame(width: 320)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .modifier(ControlPanelModifier())
    }

    /// Another colour is as opaque as the one before.
    private func choose(_ color: Color.Resolved, over chosen: Color.Resolved) {
        var color = color
        color.opacity = chosen.opacity
        if color != chosen { selection.wrappedValue = Color(color) }
    }
}

/// A cross on a grey disc of 30 points (remembered from iOS).
private struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark")
                .font(.system(size: 13, weight: .bold))
                .foregroundStyle(.secondary)
                .frame(width: 30, height: 30)
                .background(Color(storage: .system(.tertiarySystemFill)), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(system: .close))
    }
}
