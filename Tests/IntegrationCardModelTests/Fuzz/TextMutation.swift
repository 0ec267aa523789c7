/// A small generator whose sequence depends on its seed alone (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Changes to texts: pieces removed, doubled, exchanged, cut off, and fragments put in once or many times.
struct TextMutation {
    /// The fragments that are put in.
    let fragments: [String]

    /// A text with up to four changes.
    func mutated(_ text: String, with numbers: inout SeededNumbers) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) { change(&scalars, &numbers) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    private func change(_ scalars: inout [Unicode.Scalar], _ numbers: inout SeededNumbers) {
        let place = Int.random(in: 0...scalars.count, using: &numbers)
        let end = min(scalars.count, place + Int.random(in: 0...12, using: &numbers))
        let fragment = fragments.randomElement(using: &numbers) ?? ""
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: scalars.removeSubrange(place..<end)
        case 1:
            scalars.insert(
                contentsOf: Array(scalars[place..<end]), at: Int.random(in: 0...scalars.count, using: &numbers))
        case 2: scalars.removeSubrange(place...)
        case 3:
            let count = [10, 100, 1_000].randomElement(using: &numbers) ?? 1
            scalars.insert(contentsOf: Array(String(repeating: fragment, count: count).unicodeScalars), at: place)
        case 4 where !scalars.isEmpty:
            scalars.swapAt(
                Int.random(in: 0..<scalars.count, using: &numbers), Int.random(in: 0..<scalars.count, using: &numbers))
        case 5: scalars.replaceSubrange(place..<end, with: Array(fragment.unicodeScalars))
        default: scalars.insert(contentsOf: Array(fragment.unicodeScalars), at: place)
        }
    }
}
