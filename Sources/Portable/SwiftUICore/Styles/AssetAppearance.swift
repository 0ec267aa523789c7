/// The appearance that an entry of an asset catalogue is made for.
struct AssetAppearance: Decodable {
    /// Such as `luminosity` and `contrast`.
    let appearance: String
    /// Such as `dark` and `high`.
    let value: String
}

/// Surroundings that select the variant of a colour or picture in an asset catalogue.
struct AssetSurroundings: Hashable {
    let isDark: Bool
    /// True if the reader wants more contrast.
    let isStrong: Bool

    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        isStrong = environment.colorSchemeContrast == .increased
    }

    /// The entries that are made for these surroundings as much as any: what is for the dark comes before what is for
    /// more contrast. Where none is, all of them.
    func best<Entry>(of entries: [Entry], by appearances: (Entry) -> [AssetAppearance]?) -> [Entry] {
        let fits = entries.map { fit(of: appearances($0) ?? []) }
        guard let best = fits.compactMap(\.self).max() else { return entries }
        return zip(entries, fits).filter { $1 == best }.map(\.0)
    }

    /// The number of matching appearances of an entry; nil if it is made for other surroundings.
    private func fit(of appearances: [AssetAppearance]) -> Int? {
        var fit = 0
        for appearance in appearances {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark") where isDark, ("luminosity", "light") where !isDark: fit += 2
            case ("contrast", "high") where isStrong: fit += 1
            default: return nil
            }
        }
        return fit
    }
}
