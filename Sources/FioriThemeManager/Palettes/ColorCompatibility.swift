/// Names of styles that are equivalent across palettes, which have renamed styles over time.
enum ColorCompatibility {
    /// The other names of a style, nearest in time first.
    static func aliases(of style: ColorStyle) -> [ColorStyle] { known[style] ?? [] }

    private static let known: [ColorStyle: [ColorStyle]] = {
        var neighbours: [ColorStyle: [ColorStyle]] = [:]
        for (newer, older) in renamed {
            neighbours[newer, default: []].append(older)
            neighbours[older, default: []].append(newer)
        }
        return neighbours.keys.reduce(into: [:]) { aliases, style in
            var found = [style]
            var next = 0
            while next < found.count {
                for neighbour in neighbours[found[next]] ?? [] where !found.contains(neighbour) {
                    found.append(neighbour)
                }
                next += 1
            }
            aliases[style] = Array(found.dropFirst())
        }
    }()

    /// The newer name and the older one.
    private static let renamed: [(newer: ColorStyle, older: ColorStyle)] = [
        // Version 4.
        (.primaryLabel, .primary1),
        (.secondaryLabel, .primary2),
        (.tertiaryLabel, .primary3),
        (.secondaryFill, .primary4),
        (.secondaryGroupedBackground, .primary6),
        (.quaternaryLabel, .primary7),
        (.barTransparent, .primary8),
        (.separator, .primary9),
        (.headerBlended, .backgroundGradientTop),
        (.footer, .backgroundGradientBottom),
        (.primaryGroupedBackground, .backgroundBase),
        // Version 5.
        (.separatorOpaque, .line),
        (.contrastElement, .primary10),
        (.tintColor2, .tintColorDark),
        (.cardShadow, .shadow),
        (.mango3, .accent1),
        (.mango4, .accent1b),
        (.red4, .accent2),
        (.red5, .accent2b),
        (.pink5, .accent3),
        (.pink6, .accent4),
        (.indigo6, .accent5),
        (.blue6, .accent6),
        (.blue7, .accent6b),
        (.teal4, .accent7),
        (.teal5, .accent7b),
        (.green4, .accent8),
        (.indigo5, .accent9),
        (.grey5, .accent10),
        (.grey4, .accent10b),
    ]
}
