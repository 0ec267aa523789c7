/// The wishes of a client for the format of the answer, by RFC 9110, 12.5.1.
struct Accept {
    private struct Range {
        let name: String
        let quality: Double

        /// The precision with which the range names a type: the type itself 2, its group 1, anything 0; nil if it does not.
        func precision(for type: String) -> Int? {
            if name == type { return 2 }
            if name == "*/*" { return 0 }
            let group = type[...(type.firstIndex(of: "/") ?? type.startIndex)]
            return name == group + "*" ? 1 : nil
        }
    }

    private let ranges: [Range]

    /// - Parameter fields: the values of all `Accept` fields. Parts that are no media ranges are left out.
    init(_ fields: [String]) {
        ranges = fields.flatMap { ContentType.split($0, at: ",") }.compactMap { part in
            guard let type = ContentType(part) else { return nil }
            let quality = type.parameters["q"].map { Double($0) ?? 0 } ?? 1
            return Range(name: type.name, quality: min(max(quality, 0), 1))
        }
    }

    /// The format with the highest quality; the first of several. Nil if the client takes none of them.
    func best(of offers: [Representation]) -> Representation? {
        guard !ranges.isEmpty else { return offers.first }
        var best: (offer: Representation, quality: Double)?
        for offer in offers {
            let matches = ranges.compactMap { range in
                range.precision(for: offer.mediaType).map { (precision: $0, quality: range.quality) }
            }
            guard let quality = matches.max(by: { $0.precision < $1.precision })?.quality, quality > 0 else { continue }
            if best.map({ quality > $0.quality }) ?? true { best = (offer, quality) }
        }
        return best?.offer
    }
}
