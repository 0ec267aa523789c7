/// The initials of a name: those of its first and last word, or the first few.
enum Initials {
    static func text(_ name: String, length: Int) -> String {
        let letters = name.split(separator: " ").compactMap(\.first).map { String($0).uppercased() }
        guard let first = letters.first, let last = letters.last else { return "" }
        return length == 2 ? first + last : letters.prefix(max(0, length)).joined()
    }
}
