/// A box below which other transactions apply than above it.
final class TransactionBox: TransparentBox, @unchecked Sendable {
    /// Always applies.
    var transform: ((inout Transaction) -> Void)?
    private var once: (transaction: Transaction, layoutCount: Int)?

    /// Takes a transaction for the next round of layout alone.
    func apply(_ transaction: Transaction, in frames: FrameScheduler) { once = (transaction, frames.layoutCount) }

    override func change(_ transaction: inout Transaction, in frames: FrameScheduler) {
        if let once, once.layoutCount == frames.layoutCount { transaction = once.transaction }
        transform?(&transaction)
    }
}
