/// Windows of one kind: each shows the same view with a state of its own.
public struct WindowGroup<Content>: Scene where Content: View {
    public typealias Body = Never

    private let title: Text?
    private let id: String?
    private let content: Content
    /// The type of the values that windows are opened for.
    private let valueType: Any.Type?

    private init(_ title: Text?, id: String?, valueType: Any.Type? = nil, content: Content) {
        self.title = title
        self.id = id
        self.valueType = valueType
        self.content = content
    }

    @MainActor public func _sceneView() -> AnyView {
        AnyView(WindowGroupView(title: title, id: id, valueType: valueType, content: AnyView(content)))
    }

    /// Windows that can be opened by an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(nil, id: id, content: content())
    }

    /// Windows that can be opened by an identifier.
    @_disfavoredOverload
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id: id, content: content())
    }

    /// Windows that can be opened by an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content())
    }

    /// Windows that can be opened by an identifier.
    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(Text(title), id: id, content: content())
    }

    /// Windows with a view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, id: nil, content: content())
    }

    /// Windows with a view.
    @_disfavoredOverload
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title, id: nil, content: content())
    }

    /// Windows with a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: nil, content: content())
    }

    /// Windows with a view.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(Text(title), id: nil, content: content())
    }
}

extension WindowGroup {
    /// A window for each value that one is opened for.
    public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(nil, id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    @_disfavoredOverload
    public init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title, id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    @_disfavoredOverload
    public init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(title), id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(nil, id: nil, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    @_disfavoredOverload
    public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title, id: nil, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), id: nil, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for.
    @_disfavoredOverload
    public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(title), id: nil, valueType: type, content: PresentedWindowContent(content))
    }

    /// A window for each value that one is opened for; a default value where there is none.
    public init<D, C>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            nil, id: id, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    @_disfavoredOverload
    public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            title, id: id, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            Text(titleKey), id: id, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    @_disfavoredOverload
    public init<S, D, C>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            Text(title), id: id, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    public init<D, C>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            nil, id: nil, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    @_disfavoredOverload
    public init<D, C>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            title, id: nil, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            Text(titleKey), id: nil, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }

    /// A window for each value that one is opened for; a default value where there is none.
    @_disfavoredOverload
    public init<S, D, C>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(
            Text(title), id: nil, valueType: type,
            content: PresentedWindowContent { content(Binding($0, defaultValue: defaultValue)) })
    }
}

/// The view of a window that shows a value.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    @Environment(\.windowValue) private var value
    private let make: (Binding<Data?>) -> Content

    init(_ make: @escaping (Binding<Data?>) -> Content) { self.make = make }

    @MainActor public var body: some View {
        let location = value
        make(Binding<Data?>(location: FunctionLocation(getValue: location.typed(), setValue: location.typedSetter())))
    }
}

extension StateLocation<AnyHashable?> {
    /// Reads the value as one of a type; nil for others.
    fileprivate func typed<Data>() -> () -> Data? { { self.get()?.base as? Data } }

    /// Writes a value of a type.
    fileprivate func typedSetter<Data: Hashable>() -> (Data?, Transaction) -> Void {
        { self.set($0.map { AnyHashable($0) }, transaction: $1) }
    }
}

extension Binding {
    /// A value that is always there: where there is none, a default one.
    fileprivate init(_ base: Binding<Value?>, defaultValue: @escaping () -> Value) {
        nonisolated(unsafe) let (base, defaultValue) = (base, defaultValue)
        self.init(reading: { base.wrappedValue ?? defaultValue() }, writing: { base.wrappedValue = $0 })
    }
}

private struct WindowValueKey: EnvironmentKey {
    static var defaultValue: StateLocation<AnyHashable?> { StateLocation(nil) }
}

extension EnvironmentValues {
    /// The value that the window was opened for.
    var windowValue: StateLocation<AnyHashable?> {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }
}

@available(*, unavailable)
extension WindowGroup: Sendable {}

@available(*, unavailable)
extension PresentedWindowContent: Sendable {}
