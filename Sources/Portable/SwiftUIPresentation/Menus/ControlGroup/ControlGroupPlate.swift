import SwiftUIControls
import SwiftUICore

/// Shares of a plate in the look of bordered buttons: 34.5 points high, corners of 8. In a menu a row of it; in a bar
/// items like the others.
struct ControlGroupPlate: View {
    let configuration: ControlGroupStyleConfiguration
    var showsPicturesAlone = false

    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.readersTypeSize) private var sizeOutsideOfBar

    var body: some View {
        if isInMenu {
            ControlGroupMenuRow(configuration: configuration, showsPicturesAlone: showsPicturesAlone)
        } else if sizeOutsideOfBar != nil {
            NavigationControlGroupStyle().makeBody(configuration: configuration)
        } else if showsPicturesAlone {
            plate.labelStyle(.iconOnly)
        } else {
            plate
        }
    }

    private var plate: some View {
        OptionsReader(configuration.content) { controls in
            ControlGroupPlateLayout {
                ForEach(0..<controls.count, id: \.self) { index in
                    if index > 0 { Color(storage: .system(.separator)).accessibilityHidden(true) }
                    BoxView(box: controls[index].box)
                }
            }
        }
        .buttonStyle(PlateButtonStyle())
        .toggleStyle(.button)
        .buttonBorderShape(.roundedRectangle(radius: 0))
        .multilineTextAlignment(.center)
        .background(Color(storage: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 8))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .background { configuration.label.spokenOnly() }
        .accessibilityElement(children: .contain)
    }
}

/// Equal shares of a row for the controls, with lines between them from edge to edge.
private struct ControlGroupShares: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        OptionsReader(configuration.content) { controls in
            HStack(spacing: 0) {
                ForEach(0..<controls.count, id: \.self) { index in
                    BoxView(box: controls[index].box)
                        .frame(maxWidth: .infinity)
                        .overlay(alignment: .leading) {
                            if index > 0 {
                                Color(storage: .system(.separator)).frame(width: 1)
                            }
                        }
                }
            }
        }
    }
}

/// The controls as a row of a menu, which closes when one is chosen: pictures over small words, or more than three as
/// pictures alone (the heights by eye). In the large type of accessibility, where words do not fit side by side, they
/// are rows like the others (by eye).
private struct ControlGroupMenuRow: View {
    let configuration: ControlGroupStyleConfiguration
    let showsPicturesAlone: Bool

    @Environment(\.dynamicTypeSize) private var typeSize

    private var areRows: Bool { typeSize.isAccessibilitySize && !showsPicturesAlone }

    var body: some View {
        OptionsReader(configuration.content) { controls in
            if areRows {
                VStack(spacing: 0) {
                    ForEach(0..<controls.count, id: \.self) { index in
                        BoxView(box: controls[index].box)
                            .overlay(alignment: .top) { if index > 0 { Divider().accessibilityHidden(true) } }
                    }
                }
            } else {
                let isSmall = showsPicturesAlone || controls.count > 3
                ControlGroupShares(configuration: configuration)
                    .labelStyle(MenuShareLabelStyle(isSmall: isSmall))
                    .buttonStyle(MenuShareStyle(height: isSmall ? 44 : 60))
            }
        }
        // Selected items have a plate here, and no mark.
        .transformPreference(MenuHasMarks.self) { if !areRows { $0 = false } }
        .background { configuration.label.spokenOnly() }
        .accessibilityElement(children: .contain)
    }
}

private struct MenuShareLabelStyle: LabelStyle {
    let isSmall: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.imageScale(.large).accessibilityHidden(true)
            if !isSmall { configuration.title.font(.footnote).lineLimit(1) }
        }
        .background { if isSmall { configuration.title.spokenOnly() } }
    }
}

private struct MenuShareStyle: PrimitiveButtonStyle {
    let height: CGFloat

    func makeBody(configuration: Configuration) -> some View { MenuShare(configuration: configuration, height: height) }
}

private struct MenuShare: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let height: CGFloat
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuMark) private var mark

    var body: some View {
        MenuItem(configuration: configuration) {
            configuration.label
                .foregroundStyle(color)
                .padding(4)
                .frame(maxWidth: .infinity, minHeight: height)
                // By eye: what is on has a plate.
                .background(mark == .checked ? Color(storage: .system(.tertiarySystemFill)) : .clear)
                .contentShape(Rectangle())
        }
    }

    private var color: Color {
        guard isEnabled else { return Color(storage: .system(.tertiaryLabel)) }
        return configuration.role == .destructive ? .red : .primary
    }
}

private struct PlateButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(ButtonLabelStyle(role: configuration.role))
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .frame(maxWidth: .infinity)
            .background { if configuration.isPressed { Color(storage: .system(.systemFill)) } }
    }
}
