import Foundation

/// The edits that a `ForEach` allows by its own `editActions`.
package struct ElementEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    package init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }
}
