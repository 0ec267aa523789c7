import Foundation
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// Signing, clearing, saving and signing again.
@MainActor
struct SignatureCaptureTests {
    private let phone = DisplayConfiguration(width: 358)

    private final class Log {
        var saved = 0
        var deleted = 0
    }

    private func signed(_ log: Log) throws -> ViewTest<some View> {
        let view = SignatureCaptureView(
            title: "Signature", onSave: { _ in log.saved += 1 }, onDelete: { log.deleted += 1 })
        let test = ViewTest(view, phone)
        try test.tap("Tap to Sign")
        return test
    }

    private func sign(_ test: ViewTest<some View>) throws {
        let pad = try test.frame(of: "Signature area")
        test.drag(
            from: CGPoint(x: pad.minX + 40, y: pad.midY), to: CGPoint(x: pad.minX + 140, y: pad.midY + 30))
    }

    @Test func aSignatureIsSavedAndSignedAgain() throws {
        let log = Log()
        let test = try signed(log)
        try sign(test)
        try test.tap("Save")
        #expect(log.saved == 1)
        #expect(!test.has("Signature area"))
        try test.tap("Sign Again")
        #expect(log.deleted == 1)
        #expect(test.has("Signature area"))
    }

    @Test func thereIsNothingToSaveWithoutStrokes() throws {
        let log = Log()
        let test = try signed(log)
        _ = try? test.tap("Save")
        #expect(log.saved == 0)
        try sign(test)
        try test.tap("Clear")
        _ = try? test.tap("Save")
        #expect(log.saved == 0)
    }

    @Test func cancellingGoesBackToTheStart() throws {
        let test = try signed(Log())
        try sign(test)
        try test.tap("Cancel")
        #expect(test.has("Tap to Sign"))
    }

    @Test func aSignatureThatWasSavedBeforeIsShown() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature", signatureImage: LibraryPreviewData.Signature.laurelosborn), phone)
        #expect(test.has("Sign Again"))
        #expect(!test.has("Tap to Sign"))
    }

    /// Signatures are printed: they are dark on light in either colour scheme.
    @Test func picturesAreInkInDarkMode() throws {
        func picture(_ image: Image, _ scheme: ColorScheme) -> String {
            ViewTest(
                SignatureCaptureView(title: "Signature", signatureImage: image),
                DisplayConfiguration(width: 358, colorScheme: scheme)
            ).svg().lowercased()
        }
        let ink = "#223548"
        for image in [Image(systemName: "signature"), LibraryPreviewData.Signature.laurelosborn] {
            #expect(picture(image, .light).contains(ink))
            #expect(picture(image, .dark).contains(ink))
        }
    }

    @Test func textsOfButtonsBeginAndEndWithTheArea() throws {
        let test = ViewTest(SignatureCaptureView(title: "Signature"), phone)
        try test.tap("Tap to Sign")
        #expect(try test.text("Cancel").frame.minX == 0)
        #expect(try test.text("Save").frame.maxX == 358)
        let saved = ViewTest(SignatureCaptureView(model: LibraryPreviewData.Signature.delivery), phone)
        #expect(try saved.text("Sign Again").frame.minX == 0)
        #expect(try saved.frame(of: "Sign Again").height >= 44)
    }

    @Test func buttonsStandBelowEachOtherInLargeType() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature"),
            DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        try test.tap("Tap to Sign")
        #expect(try test.frame(of: "Save").minY >= test.frame(of: "Clear").maxY)
        #expect(try test.frame(of: "Save").maxX <= 358)
    }

    @Test func buttonsMirrorRightToLeft() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature"),
            DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        try test.tap("Tap to Sign")
        #expect(try test.frame(of: "Save").minX < test.frame(of: "Cancel").minX)
    }

    @Test func theCurvesOfAStrokeJoin() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var stroke = SignatureStroke(at: CGPoint(x: 0, y: 0), time: start)
        for step in 1...4 {
            stroke.move(
                to: CGPoint(x: CGFloat(step) * 20, y: step.isMultiple(of: 2) ? 0 : 20),
                time: start + Double(step) * 0.1)
        }
        let curves = stroke.curves
        #expect(curves.count == 3)
        #expect(curves.first?.start.location == CGPoint(x: 0, y: 0))
        #expect(curves.last?.end.location == CGPoint(x: 80, y: 0))
        for (one, next) in zip(curves, curves.dropFirst()) { #expect(one.end == next.start) }
    }

    @Test func quickLinesAreThinAndSlowOnesWide() throws {
        func width(after seconds: Double) throws -> CGFloat {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            var stroke = SignatureStroke(at: .zero, time: start)
            stroke.move(to: CGPoint(x: 100, y: 0), time: start + seconds)
            return try #require(stroke.samples.last).width
        }
        #expect(try width(after: 0.05) < 1)
        #expect(try width(after: 2) > 1)
    }

    @Test func thePictureEndsAtTheStrokesOrAtTheArea() {
        var stroke = SignatureStroke(at: CGPoint(x: 50, y: 60), time: .distantPast)
        stroke.move(to: CGPoint(x: 90, y: 80), time: Date(timeIntervalSinceReferenceDate: 0))
        func picture(_ options: SignatureOptions) -> SignaturePicture {
            SignaturePicture(
                strokes: [stroke], options: options, size: CGSize(width: 300, height: 200),
                date: Date(timeIntervalSinceReferenceDate: 0), locale: Locale(identifier: "en_US"))
        }
        #expect(picture(SignatureOptions()).frame == CGRect(x: 43, y: 53, width: 54, height: 34))
        #expect(
            picture(SignatureOptions(cropsImage: false)).frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(picture(SignatureOptions()).stamps.isEmpty)
        #expect(picture(SignatureOptions(watermark: "Copy", timestamp: .dateTime)).stamps.count == 2)
        #expect(picture(SignatureOptions()).image(scale: 2) != nil)
    }
}
