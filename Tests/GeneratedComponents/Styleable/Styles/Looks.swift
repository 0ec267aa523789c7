import FioriComponents
import SwiftUI

nonisolated public struct HeadBaseStyle: HeadStyle {
    @ViewBuilder
    public func makeBody(_ configuration: HeadConfiguration) -> some View { configuration.head }
}

nonisolated public struct HeadFioriStyle: HeadStyle, LookStyle {
    public func look(of content: LookContent, for configuration: HeadConfiguration) -> some View {
        content.font(.body).foregroundStyle(Color.primary)
    }

    public func makeBody(_ configuration: HeadConfiguration) -> some View {
        look(of: LookContent(Head(configuration)), for: configuration)
    }
}

nonisolated public struct TailBaseStyle: TailStyle {
    @ViewBuilder
    public func makeBody(_ configuration: TailConfiguration) -> some View { configuration.tail }
}

nonisolated public struct TailFioriStyle: TailStyle, LookStyle {
    public func look(of content: LookContent, for configuration: TailConfiguration) -> some View {
        content.font(.body).foregroundStyle(Color.primary)
    }

    public func makeBody(_ configuration: TailConfiguration) -> some View {
        look(of: LookContent(Tail(configuration)), for: configuration)
    }
}

nonisolated public struct NoteBaseStyle: NoteStyle {
    @ViewBuilder
    public func makeBody(_ configuration: NoteConfiguration) -> some View { configuration.note }
}

nonisolated public struct NoteFioriStyle: NoteStyle, LookStyle {
    public func look(of content: LookContent, for configuration: NoteConfiguration) -> some View {
        content.font(.body).foregroundStyle(Color.primary)
    }

    public func makeBody(_ configuration: NoteConfiguration) -> some View {
        look(of: LookContent(Note(configuration)), for: configuration)
    }
}

nonisolated public struct MarkBaseStyle: MarkStyle {
    @ViewBuilder
    public func makeBody(_ configuration: MarkConfiguration) -> some View { configuration.mark }
}

nonisolated public struct MarkFioriStyle: MarkStyle, LookStyle {
    public func look(of content: LookContent, for configuration: MarkConfiguration) -> some View {
        content.font(.body).foregroundStyle(Color.primary)
    }

    public func makeBody(_ configuration: MarkConfiguration) -> some View {
        look(of: LookContent(Mark(configuration)), for: configuration)
    }
}

nonisolated public struct QuadBaseStyle: QuadStyle {
    public func makeBody(_ configuration: QuadConfiguration) -> some View {
        VStack {
            configuration.head
            configuration.tail
            configuration.note
            configuration.mark
        }
    }
}

nonisolated extension QuadFioriStyle {
    struct ContentFioriStyle: QuadStyle, LookStyle {
        func look(of content: LookContent, for configuration: QuadConfiguration) -> some View { content }

        func makeBody(_ configuration: QuadConfiguration) -> some View { Quad(configuration) }
    }

    struct HeadFioriStyle: HeadStyle, LookStyle {
        let quadConfiguration: QuadConfiguration

        func look(of content: LookContent, for configuration: HeadConfiguration) -> some View {
            content.font(.caption).foregroundStyle(Color.secondary)
        }

        func makeBody(_ configuration: HeadConfiguration) -> some View {
            look(of: LookContent(Head(configuration)), for: configuration)
        }
    }

    struct TailFioriStyle: TailStyle, LookStyle {
        let quadConfiguration: QuadConfiguration

        func look(of content: LookContent, for configuration: TailConfiguration) -> some View {
            content.font(.caption).foregroundStyle(Color.secondary)
        }

        func makeBody(_ configuration: TailConfiguration) -> some View {
            look(of: LookContent(Tail(configuration)), for: configuration)
        }
    }

    struct NoteFioriStyle: NoteStyle, LookStyle {
        let quadConfiguration: QuadConfiguration

        func look(of content: LookContent, for configuration: NoteConfiguration) -> some View {
            content.font(.caption).foregroundStyle(Color.secondary)
        }

        func makeBody(_ configuration: NoteConfiguration) -> some View {
            look(of: LookContent(Note(configuration)), for: configuration)
        }
    }

    struct MarkFioriStyle: MarkStyle, LookStyle {
        let quadConfiguration: QuadConfiguration

        func look(of content: LookContent, for configuration: MarkConfiguration) -> some View {
            content.font(.caption).foregroundStyle(Color.secondary)
        }

        func makeBody(_ configuration: MarkConfiguration) -> some View {
            look(of: LookContent(Mark(configuration)), for: configuration)
        }
    }
}
