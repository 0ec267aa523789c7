import Expectations
import Foundation
import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore

/// Signing, clearing, saving and signing again.
///
/// Numbers: the picture is cropped 7 points outside the strokes, the pen's width of 3 and a margin of 4, as drawn
/// today, not compared with a device. A stroke of n points has n − 2 curves between their middles. 0.001 is an angle of
/// rounding. By the formula of `move(to:time:)` the width of this stroke changes by 0.011 at most from part to
/// part, and by 0.119 from sample to sample; 0.05 is between them. 44 is a touch target (Docs/Facts/IOSMetrics.md).
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

    @Test func `a signature is saved and signed again`() throws {
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

    @Test func `there is nothing to save without strokes`() throws {
        let log = Log()
        let test = try signed(log)
        _ = try? test.tap("Save")
        #expect(log.saved == 0)
        try sign(test)
        try test.tap("Clear")
        _ = try? test.tap("Save")
        #expect(log.saved == 0)
    }

    @Test func `cancelling goes back to the start`() throws {
        let test = try signed(Log())
        try sign(test)
        try test.tap("Cancel")
        #expect(test.has("Tap to Sign"))
    }

    @Test func `a signature that was saved before is shown`() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature", signatureImage: LibraryPreviewData.Signature.laurelosborn), phone)
        #expect(test.has("Sign Again"))
        #expect(!test.has("Tap to Sign"))
    }

    /// Signatures are printed: they are dark on light in either colour scheme.
    @Test func `pictures are ink in dark mode`() throws {
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

    @Test func `texts of buttons begin and end with the area`() throws {
        let test = ViewTest(SignatureCaptureView(title: "Signature"), phone)
        try test.tap("Tap to Sign")
        #expect(try test.text("Cancel").frame.minX == 0)
        #expect(try test.text("Save").frame.maxX == 358)
        let saved = ViewTest(SignatureCaptureView(model: LibraryPreviewData.Signature.delivery), phone)
        #expect(try saved.text("Sign Again").frame.minX == 0)
        #expect(try saved.frame(of: "Sign Again").height >= 44)
    }

    @Test func `buttons stand below each other in large type`() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature"),
            DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        try test.tap("Tap to Sign")
        #expect(try test.frame(of: "Save").minY >= test.frame(of: "Clear").maxY)
        #expect(try test.frame(of: "Save").maxX <= 358)
    }

    @Test func `buttons mirror right to left`() throws {
        let test = ViewTest(
            SignatureCaptureView(title: "Signature"),
            DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        try test.tap("Tap to Sign")
        #expect(try test.frame(of: "Save").minX < test.frame(of: "Cancel").minX)
    }

    @Test func `the curves of a stroke join`() {
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

    /// Where two curves meet, the line goes on in the same direction.
    @Test func `a stroke has no corners`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var stroke = SignatureStroke(at: CGPoint(x: 0, y: 0), time: start)
        for step in 1...12 {
            stroke.move(
                to: CGPoint(x: CGFloat(step) * 12, y: CGFloat((step * 7) % 5) * 15), time: start + Double(step) * 0.05)
        }
        expectAll(zip(stroke.curves, stroke.curves.dropFirst()), count: 8...) { one, next in
            let arrival = CGPoint(x: one.end.location.x - one.control.x, y: one.end.location.y - one.control.y)
            let departure = CGPoint(
                x: next.control.x - next.start.location.x, y: next.control.y - next.start.location.y)
            let turn = atan2(
                arrival.x * departure.y - arrival.y * departure.x, arrival.x * departure.x + arrival.y * departure.y)
            #expect(abs(turn) < 0.001)
        }
        // The width changes by little from part to part.
        let widths = stroke.curves.flatMap(\.parts).map(\.width)
        for (one, next) in zip(widths, widths.dropFirst()) { #expect(abs(one - next) < 0.05) }
    }

    @Test func `quick lines are thin and slow ones wide`() throws {
        func width(after seconds: Double) throws -> CGFloat {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            var stroke = SignatureStroke(at: .zero, time: start)
            stroke.move(to: CGPoint(x: 100, y: 0), time: start + seconds)
            return try #require(stroke.samples.last).width
        }
        #expect(try width(after: 0.05) < 1)
        #expect(try width(after: 2) > 1)
    }

    @Test func `the picture ends at the strokes or at the area`() {
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

    private func picture(_ options: SignatureOptions) -> SignaturePicture {
        var stroke = SignatureStroke(at: CGPoint(x: 50, y: 60), time: .distantPast)
        stroke.move(to: CGPoint(x: 90, y: 80), time: Date(timeIntervalSinceReferenceDate: 0))
        return SignaturePicture(
            strokes: [stroke], options: options, size: CGSize(width: 300, height: 200),
            date: Date(timeIntervalSinceReferenceDate: 0), locale: Locale(identifier: "en_US"))
    }

    @Test func `stamps stand below the strokes`() throws {
        let options = SignatureOptions(watermark: "Copy", timestamp: .dateTime.year())
        let test = ViewTest(picture(options).fixedSize(), DisplayConfiguration())
        #expect(test.texts.map(\.string) == ["Copy", "2001"] || test.texts.map(\.string) == ["Copy", "2000"])
        let (copy, year) = (test.texts[0].frame, test.texts[1].frame)
        #expect(copy.minY >= 34 && year.minY >= copy.maxY)
    }

    @Test func `the picture is as large as what it shows`() throws {
        func size(_ options: SignatureOptions) -> CGSize {
            ViewTest(picture(options).fixedSize(), DisplayConfiguration()).size
        }
        #expect(size(SignatureOptions()) == CGSize(width: 54, height: 34))
        #expect(size(SignatureOptions(cropsImage: false)) == CGSize(width: 300, height: 200))
        #expect(size(SignatureOptions(watermark: "A long watermark of the company")).width > 54)
    }

    /// Strokes beyond the area end at its edges, and the saved picture equals the drawn one.
    @Test func `strokes end at the edges of the area`() {
        var capture = SignatureCapture()
        capture.size = CGSize(width: 300, height: 200)
        capture.draw(to: CGPoint(x: 280, y: 100), time: Date(timeIntervalSinceReferenceDate: 0))
        capture.draw(to: CGPoint(x: 400, y: -20), time: Date(timeIntervalSinceReferenceDate: 1))
        capture.lift()
        capture.draw(to: CGPoint(x: 20, y: 20), time: Date(timeIntervalSinceReferenceDate: 2))
        #expect(capture.strokes.map(\.samples.count) == [2, 1])
        #expect(capture.strokes[0].samples[1].location == CGPoint(x: 300, y: 0))
    }
}
