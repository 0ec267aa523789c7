/// Things that people can do in an app's windows wherever they are, in menus of their own on systems that have a menu bar.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// The commands that these are composed of.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Commands that the module knows itself.
@MainActor
protocol PrimitiveCommands {
    var commandsView: AnyView { get }
}

extension Commands {
    /// The controls of the commands.
    @MainActor var view: AnyView {
        (self as? any PrimitiveCommands)?.commandsView
            ?? AnyView(ComposedCommands(commands: NestedDynamicProperties(value: self)))
    }
}

/// Custom commands, in the tree of a window.
private struct ComposedCommands<C: Commands>: View {
    let commands: NestedDynamicProperties<C>

    var body: some View { commands.value.body.view }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Commands that the module shows itself are never asked for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content>: Commands, PrimitiveCommands where Content: View {
    public typealias Body = Never

    private let content: Content

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
    }

    @MainActor var commandsView: AnyView { AnyView(content) }
}

/// Commands that stand among those of the system.
nonisolated public struct CommandGroup<Content>: Commands, PrimitiveCommands where Content: View {
    public typealias Body = Never

    private let content: Content

    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    @MainActor var commandsView: AnyView { AnyView(content) }
}

/// Placement of commands among those of the system.
public struct CommandGroupPlacement {
    private let name: String

    nonisolated(unsafe) public static let appInfo = CommandGroupPlacement(name: "appInfo")
    nonisolated(unsafe) public static let appSettings = CommandGroupPlacement(name: "appSettings")
    nonisolated(unsafe) public static let systemServices = CommandGroupPlacement(name: "systemServices")
    nonisolated(unsafe) public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    nonisolated(unsafe) public static let appTermination = CommandGroupPlacement(name: "appTermination")
    nonisolated(unsafe) public static let newItem = CommandGroupPlacement(name: "newItem")
    nonisolated(unsafe) public static let saveItem = CommandGroupPlacement(name: "saveItem")
    nonisolated(unsafe) public static let importExport = CommandGroupPlacement(name: "importExport")
    nonisolated(unsafe) public static let printItem = CommandGroupPlacement(name: "printItem")
    nonisolated(unsafe) public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    nonisolated(unsafe) public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    nonisolated(unsafe) public static let textEditing = CommandGroupPlacement(name: "textEditing")
    nonisolated(unsafe) public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    nonisolated(unsafe) public static let toolbar = CommandGroupPlacement(name: "toolbar")
    nonisolated(unsafe) public static let sidebar = CommandGroupPlacement(name: "sidebar")
    nonisolated(unsafe) public static let windowSize = CommandGroupPlacement(name: "windowSize")
    nonisolated(unsafe) public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    nonisolated(unsafe) public static let help = CommandGroupPlacement(name: "help")
}

/// No commands.
public struct EmptyCommands: Commands, PrimitiveCommands {
    public typealias Body = Never

    public init() {}

    nonisolated init(described: Void) {}

    @MainActor var commandsView: AnyView { AnyView(EmptyView()) }
}

extension Group: Commands where Content: Commands {
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(described: content()) }
}

extension Group: PrimitiveCommands where Content: Commands {
    @MainActor var commandsView: AnyView { content.view }
}

@available(*, unavailable)
extension CommandGroupPlacement: Sendable {}

@available(*, unavailable)
extension EmptyCommands: Sendable {}
