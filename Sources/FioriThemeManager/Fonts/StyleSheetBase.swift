import SwiftUI

/// The font of an element without a sheet.
package struct StyleSheetBase: Hashable, Sendable {
    package var textStyle: Font.TextStyle?
    package var weight: Font.Weight?

    package init(textStyle: Font.TextStyle? = nil, weight: Font.Weight? = nil) {
        self.textStyle = textStyle
        self.weight = weight
    }
}
