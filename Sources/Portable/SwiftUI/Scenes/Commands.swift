/// Things that people can do in an app's windows wherever they are, in menus of their own on systems that have a menu bar.
@_documentation(visibility: internal)
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
        (self as? any PrimitiveCommands)?.commandsView ?? AnyView(ComposedCommands(commands: Fields(value: self)))
    }
}

/// Custom commands, in the tree of a window.
private struct ComposedCommands<C: Commands>: View {
    let commands: Fields<C>

    var body: some View { commands.value.body.view }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Commands that the module shows itself are never asked for a body.
    @_documentation(visibility: internal)
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu of commands.
@_documentation(visibility: internal)
nonisolated public struct CommandMenu<Content>: Commands, PrimitiveCommands where Content: View {
    @_documentation(visibility: internal) public typealias Body = Never

    private let content: Content

    @_documentation(visibility: internal)
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_documentation(visibility: internal)
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
    }

    @MainActor var commandsView: AnyView { AnyView(content) }
}

/// Commands that stand among those of the system.
@_documentation(visibility: internal)
nonisolated public struct CommandGroup<Content>: Commands, PrimitiveCommands where Content: View {
    @_documentation(visibility: internal) public typealias Body = Never

    private let content: Content

    @_documentation(visibility: internal)
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    @_documentation(visibility: internal)
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    @_documentation(visibility: internal)
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    @MainActor var commandsView: AnyView { AnyView(content) }
}

/// Where commands stand among those of the system.
@_documentation(visibility: internal)
public struct CommandGroupPlacement: Sendable {
    private let name: String

    @_documentation(visibility: internal) public static let appInfo = CommandGroupPlacement(name: "appInfo")
    @_documentation(visibility: internal) public static let appSettings = CommandGroupPlacement(name: "appSettings")
    @_documentation(visibility: internal) public static let systemServices = CommandGroupPlacement(
        name: "systemServices")
    @_documentation(visibility: internal) public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    @_documentation(visibility: internal) public static let appTermination = CommandGroupPlacement(
        name: "appTermination")
    @_documentation(visibility: internal) public static let newItem = CommandGroupPlacement(name: "newItem")
    @_documentation(visibility: internal) public static let saveItem = CommandGroupPlacement(name: "saveItem")
    @_documentation(visibility: internal) public static let importExport = CommandGroupPlacement(name: "importExport")
    @_documentation(visibility: internal) public static let printItem = CommandGroupPlacement(name: "printItem")
    @_documentation(visibility: internal) public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    @_documentation(visibility: internal) public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    @_documentation(visibility: internal) public static let textEditing = CommandGroupPlacement(name: "textEditing")
    @_documentation(visibility: internal) public static let textFormatting = CommandGroupPlacement(
        name: "textFormatting")
    @_documentation(visibility: internal) public static let toolbar = CommandGroupPlacement(name: "toolbar")
    @_documentation(visibility: internal) public static let sidebar = CommandGroupPlacement(name: "sidebar")
    @_documentation(visibility: internal) public static let windowSize = CommandGroupPlacement(name: "windowSize")
    @_documentation(visibility: internal) public static let windowList = CommandGroupPlacement(name: "windowList")
    @_documentation(visibility: internal)
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    @_documentation(visibility: internal)
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    @_documentation(visibility: internal) public static let help = CommandGroupPlacement(name: "help")
}

/// No commands.
@_documentation(visibility: internal)
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
    @_documentation(visibility: internal) public typealias Body = Never

    @_documentation(visibility: internal) nonisolated public init() {}

    @MainActor var commandsView: AnyView { AnyView(EmptyView()) }
}

extension Group: Commands where Content: Commands {
    @_documentation(visibility: internal)
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveCommands where Content: Commands {
    @MainActor var commandsView: AnyView { content.view }
}
