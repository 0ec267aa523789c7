import CoreGraphics
import SwiftUI

/// Encodes what the page needs to move content ahead of the app: the last input that the frame contains, and the
/// movements that the page can continue, if they have changed.
struct ScrollEncoder {
    private var known: [ScrollMovement] = []
    private var input: Int?

    /// Forgets the movements that the page has.
    mutating func reset() { known = [] }

    /// Notes the number of an input that the next frame contains.
    mutating func note(_ input: Int) { self.input = input }

    /// Appends the changes to a message, with a comma before each.
    mutating func append(_ movements: [ScrollMovement], to json: inout JSONText) {
        if let input {
            json.raw(",\"w\":")
            json.number(input)
            self.input = nil
        }
        guard movements != known else { return }
        known = movements
        json.raw(",\"m\":")
        json.list(movements) { json, movement in
            json.raw("{\"id\":")
            json.string(String(movement.id))
            if movement.isDragged { json.raw(",\"drag\":1") }
            if let rest = movement.rest {
                json.raw(",\"to\":")
                json.list([rest.x, rest.y]) { $0.number(Double($1)) }
            }
            json.raw("}")
        }
    }
}
