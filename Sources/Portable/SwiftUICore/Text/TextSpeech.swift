/// A change of the way in which text is spoken.
enum SpeechChange: Equatable, Sendable {
    case pitch(Double)
    case punctuation(Bool)
    case queued(Bool)
    case spelledOut(Bool)

    func apply(to style: inout SpeechStyle) {
        switch self {
        case .pitch(let pitch): style.pitch = min(1, max(-1, pitch))
        case .punctuation(let isSpoken): style.speaksPunctuation = isSpoken
        case .queued(let isQueued): style.isQueued = isQueued
        case .spelledOut(let isSpelledOut): style.spellsOut = isSpelledOut
        }
    }
}

/// Changes of speech are part of the elements that hosts read; screen readers of browsers have no place for them.
extension Text {
    /// Raises or lowers the pitch in which the text is spoken.
    /// - Parameter value: from -1 for the lowest to 1 for the highest pitch.
    public func speechAdjustedPitch(_ value: Double) -> Text { adding(.speech(.pitch(value))) }

    /// Lets assistive technology speak all punctuation of the text.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { adding(.speech(.punctuation(value))) }

    /// Lets the text wait for announcements that are being spoken, rather than interrupt these.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { adding(.speech(.queued(value))) }

    /// Lets assistive technology speak the text one character after the other.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { adding(.speech(.spelledOut(value))) }
}

extension View {
    nonisolated private func speech(_ change: SpeechChange) -> some View {
        transformEnvironment(\.textStyling) { change.apply(to: &$0.speech) }
    }

    /// Raises or lowers the pitch in which texts of the view are spoken.
    /// - Parameter value: from -1 for the lowest to 1 for the highest pitch.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { speech(.pitch(value)) }

    /// Lets assistive technology speak all punctuation of texts in the view.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        speech(.punctuation(value))
    }

    /// Lets texts of the view wait for announcements that are being spoken, rather than interrupt these.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { speech(.queued(value)) }

    /// Lets assistive technology speak texts of the view one character after the other.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { speech(.spelledOut(value)) }
}
