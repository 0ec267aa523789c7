import SwiftUI

/// Words of a sheet and the values of SwiftUI that they stand for.
enum StyleSheetWords {
    static let textStyles: [(word: String, value: Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
        ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
    static let weights: [(word: String, value: Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    static let alignments: [(word: String, value: TextAlignment)] = [
        ("left", .leading), ("center", .center), ("right", .trailing), ("natural", .leading), ("justified", .leading),
    ]
    static let cases: [(word: String, value: Text.Case?)] = [
        ("uppercase", .uppercase), ("lowercase", .lowercase), ("none", nil),
    ]
}
