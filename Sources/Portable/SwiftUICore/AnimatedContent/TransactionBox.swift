/// A box that changes the transaction for its descendants.
final class TransactionBox: TransparentBox, TransactionChangingBox {
    /// Applies to every transaction.
    var transform: ((inout Transaction) -> Void)?
    private var once: (transaction: Transaction, layoutCount: Int)?

    override init() {
        super.init()
        roles = .changesTransactions
    }

    /// Sets the transaction of the next layout round only.
    func apply(_ transaction: Transaction, in frames: FrameScheduler) { once = (transaction, frames.layoutCount) }

    func change(_ transaction: inout Transaction, in frames: FrameScheduler) {
        if let once, once.layoutCount == frames.layoutCount { transaction = once.transaction }
        transform?(&transaction)
    }
}
