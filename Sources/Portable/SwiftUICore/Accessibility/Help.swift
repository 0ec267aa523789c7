extension View {
    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    nonisolated public func help(_ text: Text) -> some View {
        accessibility { $0.help = text }
    }

    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    @_disfavoredOverload
    nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }
}
