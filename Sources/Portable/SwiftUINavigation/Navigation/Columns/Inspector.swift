import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// The width of an inspector's column, in points.
private struct InspectorWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?

    /// The width without a wish of the content.
    static let standard = InspectorWidth(ideal: 270)

    var width: CGFloat { max(minimum ?? 0, min(ideal, maximum ?? .infinity)) }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }

    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

private enum InspectorPresentationKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// Shows and hides the inspector of the window.
    package var inspectorPresentation: Binding<Bool>? {
        get { self[InspectorPresentationKey.self] }
        set { self[InspectorPresentationKey.self] = newValue }
    }
}

/// Shows a view beside another one, or in a sheet where there is no room for it.
nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State private var width = InspectorWidth.standard
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @MainActor func body(content: Content) -> some View {
        let isSheet = horizontalSizeClass == .compact
        let isColumn = isPresented && !isSheet
        HStack(spacing: 0) {
            content.frame(maxWidth: isColumn ? .infinity : nil, maxHeight: isColumn ? .infinity : nil)
            if isColumn {
                HStack(spacing: 0) {
                    Divider().ignoresSafeArea()
                    inspector
                        .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? .standard }
                        .frame(width: width.width)
                        .frame(maxHeight: .infinity)
                }
                .transition(.move(edge: .trailing))
            }
        }
        .sheet(
            isPresented: Binding {
                isPresented && isSheet
            } set: {
                isPresented = $0
            }
        ) {
            inspector
        }
        .focusedSceneValue(\.inspectorPresentation, $isPresented)
    }
}

extension View {
    /// Shows details beside the view: in a column at its trailing edge, in a compact width in a sheet.
    /// - Parameters:
    ///   - isPresented: True while the details are shown.
    ///   - content: The details.
    nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the column that shows this view as an inspector, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(ideal: width))
    }

    /// Sets the width of the column that shows this view as an inspector, in points.
    /// - Parameters:
    ///   - min: The least width.
    ///   - ideal: The width, which people cannot change on Linux.
    ///   - max: The largest width.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
