import CoreGraphics
import SwiftUI

/// Encodes what the page needs to move the contents of scroll views ahead of the app: the scroll views, if they have
/// changed, and the last input that the frame contains.
struct ScrollEncoder {
    private var known: [ScrollArea]?
    private var input: Int?
    private var shownInput: Int?

    /// Forgets the scroll views that the page has.
    mutating func reset() { self = ScrollEncoder() }

    /// Notes the number of an input that the next frame contains.
    mutating func note(_ input: Int) { self.input = input }

    /// Appends the changes to a message, with a comma before each.
    mutating func append(_ areas: [ScrollArea], to json: inout JSONText) {
        if let input, input != shownInput {
            shownInput = input
            json.raw(",\"q\":")
            json.number(input)
        }
        guard areas != known else { return }
        known = areas
        json.raw(",\"r\":")
        json.list(areas, Self.append)
    }

    private static func append(to json: inout JSONText, _ area: ScrollArea) {
        func numbers(_ key: StaticString, _ values: CGFloat...) {
            json.raw(key)
            json.list(values) { $0.number(Double($1)) }
        }
        json.raw("{\"id\":")
        json.string(String(area.id))
        if let enclosing = area.enclosing {
            json.raw(",\"in\":")
            json.string(String(enclosing))
        }
        let viewport = area.viewport
        numbers(",\"v\":", viewport.minX, viewport.minY, viewport.width, viewport.height)
        numbers(",\"o\":", area.origin.x, area.origin.y)
        if area.group != nil {
            numbers(",\"m\":", area.range.minX, area.range.maxX, area.range.minY, area.range.maxY)
        }
        if let glide = area.glide { numbers(",\"to\":", glide.width, glide.height) }
        if area.followsFinger { json.raw(",\"drag\":true") }
        json.raw("}")
    }
}
