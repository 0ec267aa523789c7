import SwiftUI

/// A style with a modifier around what it draws.
nonisolated public struct ModifiedStyle<Style, Modifier: ViewModifier>: DynamicProperty {
    public var _style: Style
    public var _modifier: Modifier

    public init(_style: Style, _modifier: Modifier) {
        self._style = _style
        self._modifier = _modifier
    }
}
