import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// Ways to choose a colour, and how opaque it is: what a colour well opens.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @Environment(\.self) private var environment
    @State private var way = Way.grid
    /// The height of the panel, and of its sheet at most, in points.
    @State private var height: CGFloat = 500

    private enum Way: Hashable {
        case grid, spectrum, sliders
    }

    var body: some View {
        let chosen = selection.wrappedValue.resolve(in: environment)
        VStack(spacing: 16) {
            Text(system: .colors).font(.headline).accessibilityAddTraits(.isHeader)
                .frame(maxWidth: .infinity, minHeight: CloseButton.size)
                .overlay(alignment: .trailing) { CloseButton() }
            Picker(selection: $way) {
                Text(system: .colorGrid).tag(Way.grid)
                Text(system: .colorSpectrum).tag(Way.spectrum)
                Text(system: .colorSliders).tag(Way.sliders)
            } label: {
                Text(system: .colors)
            }
            .pickerStyle(.segmented)
            ZStack(alignment: .top) {
                // The sheet keeps its height.
                Color.clear.aspectRatio(ColorGrid.aspectRatio, contentMode: .fit)
                switch way {
                case .grid: ColorGrid(chosen: chosen) { choose($0, over: chosen) }
                case .spectrum: ColorSpectrum(chosen: chosen) { choose($0, over: chosen) }
                case .sliders: ColorSliders(chosen: chosen) { choose($0, over: chosen) }
                }
            }
            if supportsOpacity {
                OpacityTrack(chosen: chosen) { selection.wrappedValue = Color($0) }
            }
        }
        .padding(16)
        .frame(width: environment.layerSizeClass == .regular ? 320 : nil)
        .fixedSize(horizontal: false, vertical: true)
        .background {
            GeometryReader { proxy in Color.clear.onChange(of: proxy.size.height, initial: true) { height = $1 } }
        }
        .frame(maxHeight: environment.layerSizeClass == .regular ? nil : .infinity, alignment: .top)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .presentationDetents([.height(height)])
    }

    /// Another colour is as opaque as the one before.
    private func choose(_ color: Color.Resolved, over chosen: Color.Resolved) {
        var color = color
        color.opacity = chosen.opacity
        if color != chosen { selection.wrappedValue = Color(color) }
    }
}

/// A cross on a grey disc of 30 points.
private struct CloseButton: View {
    static let size: CGFloat = 30
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark")
                .font(.system(size: 13, weight: .bold))
                .foregroundStyle(.secondary)
                .frame(width: Self.size, height: Self.size)
                .background(Color(system: .tertiarySystemFill), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(system: .close))
    }
}
