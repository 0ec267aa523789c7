#if os(Linux)
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// A card of a batch: its manifest, its picture, and the answer of the worker that has drawn it.
    struct BatchCard: Sendable {
        /// The path of the manifest, relative to the folder of the batch.
        let path: String
        /// The path of the picture, relative to the folder of the pictures.
        let picture: String
        var state = State.pending
        /// The reason of a failure; empty when there is none.
        var reason = ""
        /// The faults of the card.
        var problems: [JSONValue] = []
        /// The size of the picture in bytes.
        var bytes = 0
        /// The time that drawing has taken, in seconds.
        var seconds = 0.0
        /// Tells whether an earlier run has drawn the card.
        var isFromBefore = false

        enum State: String, Sendable {
            /// The card has a picture, and nothing is wrong with it.
            case drawn
            /// The card has a picture, and faults.
            case diagnostics
            /// The card has no picture.
            case failed
            /// The run has ended before the card was drawn.
            case pending
        }

        init(path: String, format: PictureFormat) {
            self.path = path
            picture = String(path.dropLast(5)) + "." + format.rawValue
        }

        /// Tells whether a fault keeps a part of the card from being shown.
        var hasErrors: Bool { problems.contains { $0["severity"]?.stringValue == "error" } }

        mutating func finish(_ outcome: CardQueue.Outcome, seconds: Double) {
            self.seconds = seconds
            switch outcome {
            case .answered(let answer):
                if let failure = answer["error"]?["message"]?.stringValue {
                    (state, reason) = (.failed, failure)
                } else {
                    // The remarks on the style sheet are printed once, for all cards.
                    problems = (answer["diagnostics"]?.arrayValue ?? []).filter {
                        $0["pointer"]?.stringValue != StyleSheetPlace.pointer.description
                    }
                    bytes = Int(answer["bytes"]?.numberValue ?? 0)
                    state = problems.isEmpty ? .drawn : .diagnostics
                }
            case .failed(let message): (state, reason) = (.failed, message)
            case .stopped: break
            }
        }

        /// The card as a member of the summary.
        var json: JSONValue {
            var object: JSONObject = ["path": .string(path), "state": .string(state.rawValue)]
            if state == .drawn || state == .diagnostics { object["picture"] = .string(picture) }
            if !reason.isEmpty { object["reason"] = .string(reason) }
            if !problems.isEmpty { object["diagnostics"] = .array(problems) }
            if isFromBefore {
                object["fromEarlierRun"] = true
            } else if state != .pending {
                object["seconds"] = .number((seconds * 1000).rounded() / 1000)
            }
            return .object(object)
        }
    }
#endif
