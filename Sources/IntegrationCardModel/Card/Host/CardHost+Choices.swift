extension CardHost {
    /// The choices that the host offers for what a person has typed, within bounds; nil when it does not know the data
    /// set, or does not answer in time.
    ///
    /// - Parameters:
    ///   - dataset: the name of the data set, `choices.data/dataset` of an Adaptive Card's input.
    ///   - text: the text that has been typed; at most its first 256 characters go to the host.
    ///   - count: the greatest number of choices.
    ///   - card: the identifier of the card.
    ///   - seconds: the time that the host has.
    package func boundedChoices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String,
        seconds: Double = CardDataLimits().maximumHostSeconds
    ) async -> [ResolvedOption]? {
        let text = String(text.prefix(256))
        // Flattened: no answer in time counts like an unknown data set.
        guard
            let offered = try? await withDeadline(
                seconds: seconds,
                { await choices(in: dataset, matching: text, maximumCount: count, of: card) })
        else { return nil }
        return offered.prefix(count).map { option in
            var option = option
            option.title = String(option.title.prefix(1000))
            return option
        }
    }
}
