/// A text that is looked for within others, in time that grows with the sum of their lengths (Knuth, Morris, Pratt 1977).
struct TextSearch {
    private let part: [UInt16]
    /// The length of the longest beginning of the text that ends at each of its places.
    private let borders: [Int]

    /// Creates a search for UTF-16 units, of which there must be one at least.
    init(_ part: [UInt16]) {
        var borders = Array(repeating: 0, count: part.count)
        part.withUnsafeBufferPointer { part in
            borders.withUnsafeMutableBufferPointer { borders in
                var length = 0
                var position = 1
                while position < part.count {
                    while length > 0, part[position] != part[length] { length = borders[length - 1] }
                    if part[position] == part[length] { length += 1 }
                    borders[position] = length
                    position += 1
                }
            }
        }
        self.part = part
        self.borders = borders
    }

    /// The first place at or behind another.
    func first(in units: [UInt16], from start: Int) -> Int? { places(in: units, from: start, most: 1).first }

    /// The last place at or in front of another.
    static func last(of part: [UInt16], in units: [UInt16], from start: Int) -> Int? {
        let end = min(max(0, start), units.count - part.count) + part.count
        let backwards = TextSearch(part.reversed())
        return backwards.first(in: units[..<end].reversed(), from: 0).map { end - $0 - part.count }
    }

    /// The places that do not overlap, in their order, up to a number of them.
    func places(in units: [UInt16], from start: Int = 0, most: Int = .max) -> [Int] {
        var places: [Int] = []
        units.withUnsafeBufferPointer { units in
            part.withUnsafeBufferPointer { part in
                var matched = 0
                var position = max(0, start)
                while position < units.count, places.count < most {
                    let unit = units[position]
                    while matched > 0, unit != part[matched] { matched = borders[matched - 1] }
                    if unit == part[matched] { matched += 1 }
                    position += 1
                    if matched == part.count {
                        places.append(position - matched)
                        matched = 0
                    }
                }
            }
        }
        return places
    }
}
