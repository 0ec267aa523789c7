/// The way in which a text is to be spoken.
package struct SpeechStyle: Equatable, Sendable {
    /// The pitch against the usual one, from -1 (lowest) to 1 (highest).
    package var pitch = 0.0
    /// True to speak all punctuation, as in source code.
    package var speaksPunctuation = false
    /// True to wait until the announcements before have been spoken.
    package var isQueued = false
    /// True to speak one character after the other.
    package var spellsOut = false

    nonisolated init() {}
}

/// A part of an element's label that is spoken in one way.
package struct SpokenStretch: Equatable, Sendable {
    package var text: String
    package var style: SpeechStyle
}

extension [SpokenStretch] {
    /// Adds a text; one that is spoken like the last stretch becomes a part of that.
    mutating func add(_ text: String, _ style: SpeechStyle) {
        guard !text.isEmpty else { return }
        if let last = indices.last, self[last].style == style {
            self[last].text += text
        } else {
            append(SpokenStretch(text: text, style: style))
        }
    }
}

extension [SemanticsElement] {
    /// The stretches of the labels of these elements in one label; none where all are spoken in the usual way.
    func combinedSpeech(separator: String) -> [SpokenStretch] {
        guard contains(where: { !$0.details.speech.isEmpty }) else { return [] }
        var result: [SpokenStretch] = []
        for element in self where !element.label.isEmpty {
            if !result.isEmpty { result.add(separator, SpeechStyle()) }
            if element.details.speech.isEmpty {
                result.add(element.label, SpeechStyle())
            } else {
                for stretch in element.details.speech { result.add(stretch.text, stretch.style) }
            }
        }
        return result
    }
}
