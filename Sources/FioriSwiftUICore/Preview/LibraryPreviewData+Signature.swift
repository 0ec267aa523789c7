import FioriThemeManager
import SwiftUI

nonisolated extension LibraryPreviewData {
    /// Signatures to show in components that are made with a model.
    nonisolated public struct Signature: SignatureCaptureViewModel {
        public var title: String
        public var signatureImage: Image?
        public var onSave: ((Image) -> Void)?
        public var onDelete: (() -> Void)?

        /// - Parameters:
        ///   - title: Purpose of the signature.
        ///   - signatureImage: A signature that was saved before.
        ///   - onSave: Called with the picture of the signature.
        ///   - onDelete: Called when a saved signature is discarded.
        public init(
            title: String, signatureImage: Image? = nil, onSave: ((Image) -> Void)? = nil,
            onDelete: (() -> Void)? = nil
        ) {
            self.title = title
            self.signatureImage = signatureImage
            self.onSave = onSave
            self.onDelete = onDelete
        }

        /// A signature for a delivery.
        public static var delivery: Signature { Signature(title: "Delivery Received By", signatureImage: laurelosborn) }

        /// Signature of Laurel Osborn, drawn with the component's ink.
        public static var laurelosborn: Image {
            Image(size: CGSize(width: 280, height: 104), label: Text(verbatim: "Laurel Osborn")) { context in
                let ink = GraphicsContext.Shading.color(.preferredColor(.primaryLabel, background: .lightConstant))
                for stroke in strokes { stroke.draw(with: ink, SignatureOptions(), in: context) }
            }
        }

        private static var strokes: [SignatureStroke] {
            [initial, forename, surname, flourish].compactMap { places in
                guard let first = places.first else { return nil }
                // One sample every sixtieth of a second: longer distances are faster, and so thinner.
                let start = Date(timeIntervalSinceReferenceDate: 0)
                var stroke = SignatureStroke(at: CGPoint(x: first.0, y: first.1), time: start)
                for (index, place) in places.enumerated().dropFirst() {
                    stroke.move(to: CGPoint(x: place.0, y: place.1), time: start + Double(index) / 60)
                }
                return stroke
            }
        }

        private static var initial: [(Double, Double)] {
            [
                (18, 44), (26, 40), (40, 26), (48, 12), (44, 6), (36, 12), (30, 30), (26, 52), (20, 70), (12, 76),
                (10, 70), (18, 66), (32, 72), (48, 76), (58, 70),
            ]
        }

        private static var forename: [(Double, Double)] {
            [
                (74, 54), (66, 52), (60, 60), (62, 70), (70, 68), (76, 56), (76, 66), (80, 70), (86, 60), (88, 54),
                (88, 66), (92, 70), (98, 62), (101, 54), (102, 66), (106, 68), (110, 58), (113, 53), (118, 56),
                (119, 66), (124, 68), (132, 62), (135, 54), (130, 53), (128, 62), (132, 70), (140, 66), (150, 44),
                (154, 28), (150, 24), (147, 36), (147, 60), (151, 70), (158, 66),
            ]
        }

        private static var surname: [(Double, Double)] {
            [
                (196, 30), (184, 28), (174, 42), (174, 60), (184, 70), (197, 62), (202, 46), (196, 32), (190, 34),
                (198, 44), (208, 48), (214, 56), (212, 66), (205, 68), (212, 66), (220, 50), (224, 28), (221, 24),
                (218, 44), (218, 66), (226, 68), (230, 60), (226, 55), (234, 58), (240, 55), (242, 66), (248, 58),
                (252, 55), (253, 67), (258, 60), (263, 56), (264, 67), (274, 62),
            ]
        }

        private static var flourish: [(Double, Double)] {
            [(66, 90), (96, 85), (140, 83), (190, 84), (232, 88), (256, 92), (240, 94), (214, 92)]
        }
    }
}
