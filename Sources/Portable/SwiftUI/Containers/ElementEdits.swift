import Foundation

/// The edits that a `ForEach` allows by its own `editActions`.
struct ElementEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}
