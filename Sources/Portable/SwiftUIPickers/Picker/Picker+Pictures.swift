import DeveloperToolsSupport
import SwiftUIControls
import SwiftUICore

extension Picker where Label == SwiftUIControls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUIControls.Label(titleKey, systemImage: systemImage)
        }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C, S>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUIControls.Label(title, systemImage: systemImage)
        }
    }
}

extension Picker where Label == SwiftUIControls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUIControls.Label(titleKey, image: image) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUIControls.Label(titleKey, image: image)
        }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { SwiftUIControls.Label(title, image: image) }
    }

    @_disfavoredOverload
    public init<C, S>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUIControls.Label(title, image: image)
        }
    }
}
