import DeveloperToolsSupport
import SwiftUICore

/// A control that is on or off.
public struct Toggle<Label>: View where Label: View {
    @Binding private var isOn: Bool
    private let isMixed: Bool
    private let label: Label
    /// In place of the environment's.
    private var style: AnyStyle<ToggleStyleConfiguration>?

    @Environment(\.toggleStyle) private var inheritedStyle

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        _isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// A toggle for several values: on when all are, mixed when they differ. It turns all of them on or off.
    public init<C>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        let bindings = sources.map { $0[keyPath: isOn] }
        let on = bindings.filter(\.wrappedValue).count
        self.init(
            isOn: Binding {
                !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
            } set: { value in
                for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
            },
            isMixed: on > 0 && on < bindings.count, label: label())
    }

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        return style.view(
            ToggleStyleConfiguration(
                label: .init(content: AnyView(label)), isOn: $isOn, isMixed: isMixed, outerStyle: style.outer))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is making the look of, in the style around that one.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
        style = configuration.outerStyle ?? AnyStyle(ToggleStyleBody(style: DefaultToggleStyle()))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUIControls.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S, C>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == SwiftUIControls.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUIControls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { SwiftUIControls.Label(title, image: image) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { SwiftUIControls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S, C>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { SwiftUIControls.Label(title, image: image) }
    }
}

@available(*, unavailable)
extension Toggle: Sendable {}
