import Foundation

/// The texts, values and steps of one card, charged while they are made.
///
/// All parts of a card share one. A bound for each text alone would not do: a manifest of a megabyte can ask for ten
/// thousand texts of a megabyte each. A value that is refused costs steps, so that trying again and again ends, too.
// Unchecked: the lock guards what changes. `Mutex` needs iOS 18.
final class CardBudget: @unchecked Sendable {
    /// An amount of text and values.
    struct Charge: Sendable, Equatable {
        var bytes = 0
        var values = 0
        /// The changes of direction within texts.
        var turns = 0
        /// The bytes of pictures within addresses, each once however many values share it.
        var pictureBytes = 0

        static func - (left: Charge, right: Charge) -> Charge {
            Charge(
                bytes: left.bytes - right.bytes, values: left.values - right.values, turns: left.turns - right.turns,
                pictureBytes: left.pictureBytes - right.pictureBytes)
        }

        static func + (left: Charge, right: Charge) -> Charge {
            Charge(
                bytes: left.bytes + right.bytes, values: left.values + right.values, turns: left.turns + right.turns,
                pictureBytes: left.pictureBytes + right.pictureBytes)
        }
    }

    private let lock = NSLock()
    private let limits: CardLimits.Content
    private var used = Charge()
    private var steps = 0
    private var refused = 0
    private var hasSeenLongText = false
    private var hasRefusedTurns = false
    private var pictures = SharedPictures()

    init(_ limits: CardLimits.Content) {
        self.limits = limits
    }

    /// The message for what has been left out.
    var refusal: String {
        if lock.withLock({ hasRefusedTurns }) {
            return "the texts of the card change their direction more than \(limits.maximumTurns) times; "
                + "the rest is left out"
        }
        return "the card makes more of its data than \(limits.maximumTextBytes / 1024) KiB of text, "
            + "\(limits.maximumValues) values or \(limits.maximumSteps) steps; the rest is left out"
    }

    /// The amount that has been charged so far.
    var charge: Charge { lock.withLock { used } }

    /// The steps that evaluations may still take.
    var remainingSteps: Int { lock.withLock { max(0, limits.maximumSteps - steps) } }

    /// True if nothing more is made, because all steps have been taken.
    var isExhausted: Bool { lock.withLock { steps > limits.maximumSteps } }

    /// Notes that something has been left out before it was made.
    func refuse() { lock.withLock { refused += 1 } }

    /// True if no further value would be admitted.
    var isFull: Bool {
        lock.withLock {
            used.values >= limits.maximumValues || used.bytes >= limits.maximumTextBytes
                || steps > limits.maximumSteps
        }
    }

    /// True if a text is among the values that is too long to be shown as a whole.
    var hasLongText: Bool { lock.withLock { hasSeenLongText } }

    /// The number of values that have been refused since the account was opened.
    var refusals: Int { lock.withLock { refused } }

    /// True if a value has been refused since the account was opened.
    var hasRefused: Bool { refusals > 0 }

    /// Makes a value and charges it as a whole, in place of what its parts have been charged while it was made.
    ///
    /// - Returns: the value; nil, without a charge, when it is one too many.
    func admitting(_ make: () -> JSONValue) -> JSONValue? {
        let before = charge
        let value = make()
        release(charge - before)
        // A conditional expression would make the null of JSON of `nil`.
        guard admits(value) else { return nil }
        return value
    }

    /// Charges a value with all that is in it; false, without a charge, when it is one too many.
    func admits(_ value: JSONValue) -> Bool {
        lock.withLock {
            var total = used
            let fits = count(value, &total)
            return settle(total, fits)
        }
    }

    private func count(_ value: JSONValue, _ total: inout Charge) -> Bool {
        switch value {
        case .string(let text):
            if CardLimits.Content.isCut(text) { hasSeenLongText = true }
            total.values += 2
            charge(text, &total)
        case .array(let elements):
            total.values += 1
            for element in elements where !count(element, &total) { return false }
        case .object(let object):
            total.values += 3
            for member in object.members where !count(member.value, &total) { return false }
        default: total.values += 1
        }
        return fits(total) && total.values <= limits.maximumValues
    }

    /// True if there is room for the texts of a total.
    private func fits(_ total: Charge) -> Bool {
        total.bytes <= limits.maximumTextBytes && total.turns <= limits.maximumTurns
            && total.pictureBytes <= limits.maximumPictureBytes
    }

    /// Adds what a text takes. Of a picture within an address, which is charged where it is decoded, that is little as
    /// long as all values share one text.
    private func charge(_ text: String, _ total: inout Charge) {
        let count = text.utf8.count
        if count > Self.sharedBytes, SharedPictures.isPicture(text) {
            total.bytes += Self.sharedBytes
            if pictures.insert(text) { total.pictureBytes += count }
        } else {
            total.bytes += count
            total.turns += TextTurns.count(in: text, atMost: limits.maximumTurns - total.turns + 1)
        }
    }

    /// The charge of a picture's address that other values share.
    private static let sharedBytes = 1024

    private func settle(_ total: Charge, _ fits: Bool) -> Bool {
        if fits, steps <= limits.maximumSteps {
            used = total
            return true
        }
        refused += 1
        if total.turns > limits.maximumTurns { hasRefusedTurns = true }
        let wanted = total - used
        steps += 1 + wanted.values / 4 + (wanted.bytes + wanted.pictureBytes) / 64
        // Refused texts are not kept.
        if wanted.pictureBytes > 0 { pictures = SharedPictures() }
        return false
    }

    /// Charges a text; false, without a charge, when it is one too many.
    func admits(text: String) -> Bool {
        lock.withLock {
            var total = used
            charge(text, &total)
            return settle(total, fits(total))
        }
    }

    /// Charges the length of a text; false, without a charge, when it is one too many.
    func admits(bytes: Int) -> Bool {
        lock.withLock {
            let total = used + Charge(bytes: bytes, values: 0)
            return settle(total, total.bytes <= limits.maximumTextBytes)
        }
    }

    /// Charges steps of evaluation.
    func spend(steps count: Int) { lock.withLock { steps += count } }

    /// Gives back what values have cost that do not exist any more.
    func release(_ charge: Charge) {
        lock.withLock {
            used = used - charge
            // A text that others share is charged again with the next value.
            if charge.pictureBytes > 0 { pictures = SharedPictures() }
        }
    }

    /// Gives back all steps, for work that the user or the host asks for.
    func allowSteps() { lock.withLock { steps = 0 } }
}
