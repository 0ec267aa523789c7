import CStack

/// Additional stack for trees that are too deep for a thread's stack.
///
/// Nodes are made, updated, laid out and drawn by recursion, which takes some kilobytes a level in a debug build. When
/// little is left, the recursion continues on a separate stack, on the same thread and so on the same actor.
package enum DeepStack {
    /// The most that one level with all its calls takes, in bytes.
    private static let reserve = 512 << 10
    /// Address space only: pages are allocated on first use.
    private static let size = 64 << 20

    /// True if the recursion must continue on a separate stack.
    package static var isLow: Bool { cstack_remaining() < reserve }

    /// Runs a function on a separate stack.
    @inline(never)
    package static func extended<T>(_ body: () -> T) -> T {
        var result: T?
        withoutActuallyEscaping(body) { body in
            var work: () -> Void = { result = body() }
            withUnsafeMutablePointer(to: &work) { pointer in
                cstack_call(size, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
        return result!
    }
}
