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

    /// Adds the changes to a message.
    mutating func add(_ movements: [ScrollMovement], to fields: inout JSONFields) {
        if let input {
            fields.add("w", input)
            self.input = nil
        }
        guard movements != known else { return }
        known = movements
        fields.add("m") { json in
            json.list(movements) { json, movement in
                json.object { fields in
                    fields.add("id", String(movement.id))
                    fields.add("drag", if: movement.isDragged)
                    if let rest = movement.rest { fields.add("to", lengths: rest.x, rest.y) }
                }
            }
        }
    }
}
