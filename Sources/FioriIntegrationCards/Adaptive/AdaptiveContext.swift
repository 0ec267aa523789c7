import SwiftUI

/// The properties that an element takes from the containers around it.
nonisolated struct AdaptiveContext: Sendable {
    /// The colours of the nearest container.
    var style = AdaptiveContainerStyle.default
    /// The horizontal place of elements that name none.
    var alignment = AdaptiveHorizontalAlignment.left
    /// The vertical place of content in containers that name none.
    var verticalAlignment = AdaptiveVerticalAlignment.top
    /// The distances to the edges of the nearest area with padding, as far as the element touches that padding.
    var bleed = EdgeInsets()
    /// Tells whether a picture lies behind the element.
    var isOverImage = false
    /// Tells whether the element is in a header cell of a table.
    var isHeader = false
    /// The words that controls add.
    var words = CardWords(locale: Locale(identifier: "en"))
    /// Tells whether texts are Markdown.
    var rendersMarkdown = false
    /// The cards from the outermost to the one that the element is part of. Actions send the inputs of all of them.
    var cards: [AdaptiveCard] = []
    /// The position of the element within the card, which names inputs without an identifier.
    var path = ""

    init(_ resolved: ResolvedAdaptiveCard, words: CardWords? = nil) {
        rendersMarkdown = resolved.rendersMarkdown
        if let words { self.words = words }
    }

    /// The context of the elements of a card.
    func body(of card: AdaptiveCard, padding: CGFloat) -> AdaptiveContext {
        var context = inner(of: card, padding: padding)
        context.path += "/body"
        if !card.actions.isEmpty { context.bleed.bottom = 0 }
        return context
    }

    /// The context of the actions below the elements of a card.
    func actions(of card: AdaptiveCard, padding: CGFloat) -> AdaptiveContext {
        var context = inner(of: card, padding: padding)
        context.path += "/actions"
        if !card.body.isEmpty { context.bleed.top = 0 }
        return context
    }

    private func inner(of card: AdaptiveCard, padding: CGFloat) -> AdaptiveContext {
        var context = self
        context.cards.append(card)
        context.verticalAlignment = card.verticalContentAlignment
        context.bleed = EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
        if card.backgroundImage != nil { context.isOverImage = true }
        return context
    }

    /// The context of an element of a vertical stack.
    func item(_ index: Int, isFirst: Bool, isLast: Bool) -> AdaptiveContext {
        var context = self
        context.path += "/\(index)"
        if !isFirst { context.bleed.top = 0 }
        if !isLast { context.bleed.bottom = 0 }
        return context
    }

    /// The context of a column among others.
    func column(_ index: Int, isFirst: Bool, isLast: Bool) -> AdaptiveContext {
        var context = self
        context.path += "/\(index)"
        if !isFirst { context.bleed.leading = 0 }
        if !isLast { context.bleed.trailing = 0 }
        return context
    }
}
