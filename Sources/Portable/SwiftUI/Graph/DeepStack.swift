import CStack

/// More stack for trees that are deeper than a thread's stack.
///
/// Nodes are made, updated, laid out and drawn by recursion, which costs some kilobytes a level in a debug build. When
/// little is left, the recursion goes on in a stack of its own, on the same thread and so on the same actor.
enum DeepStack {
    /// What a level and everything that it calls may take, in bytes.
    private static let reserve = 512 << 10
    /// Address space only: memory is taken as it is touched.
    private static let size = 64 << 20

    /// Whether it is time to go on elsewhere.
    static var isLow: Bool { cstack_remaining() < reserve }

    /// Runs a function in a stack of its own.
    @inline(never)
    static func extended<T>(_ body: () -> T) -> T {
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
