import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriThemeManager

/// Fiori fonts, with and without the 72 face.
///
/// Numbers: 17 is the size of body, 40 at the third accessibility size (Docs/Facts/IOSMetrics.md); 1.5 is a bound
/// below 40 ÷ 17.
@MainActor struct FontTests {
    private func height(_ font: Font, _ size: DynamicTypeSize = .large) throws -> CGFloat {
        try ViewTest(Text("Ag").font(font).dynamicTypeSize(size)).frame(of: "Ag").height
    }

    private func width(_ font: Font) throws -> CGFloat {
        try ViewTest(Text("Hamburg").font(font)).frame(of: "Hamburg").width
    }

    @Test func `without the face the systems is used`() throws {
        #expect(try height(.fiori(forTextStyle: .body)) == height(.body))
        #expect(try height(.fiori(forTextStyle: .title3), .accessibility3) == height(.title3, .accessibility3))
        #expect(try width(.fiori(forTextStyle: .body, weight: .bold)) == width(.body.weight(.bold)))
        #expect(try width(.fioriCondensed(forTextStyle: .body)) < width(.fiori(forTextStyle: .body)))
    }

    @Test func `constant fonts do not grow`() throws {
        #expect(try height(.fiori(forTextStyle: .body, isConstant: true), .accessibility3) == height(.body))
        #expect(try height(.fiori(forTextStyle: .body), .accessibility3) > height(.body) * 1.5)
        #expect(try height(.fiori(fixedSize: 17), .accessibility3) == height(.body))
    }

    @Test func `traits name their face`() {
        #expect(FioriTypeface.face(weight: .regular, isItalic: false, isCondensed: false) == "72-Regular")
        #expect(FioriTypeface.face(weight: .bold, isItalic: true, isCondensed: false) == "72-BoldItalic")
        #expect(FioriTypeface.face(weight: .black, isItalic: false, isCondensed: false) == "72-Black")
        #expect(FioriTypeface.face(weight: .semibold, isItalic: false, isCondensed: true) == "72-CondensedBold")
        #expect(FioriTypeface.face(weight: .light, isItalic: false, isCondensed: false) == "72-Light")
    }

    @Test func `folders without faces register none`() throws {
        #expect(try Font.registerFioriFonts(bundle: .main) == 0)
        #expect(throws: FontRegistrationError.self) {
            try Font.registerFioriFonts(folder: URL(fileURLWithPath: "/nowhere"))
        }
    }

    @Test func `what is no font is named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fonts-\(UInt64.random(in: 0...(.max)))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("no font".utf8).write(to: folder.appendingPathComponent("72-Bold.ttf"))
        let error = #expect(throws: FontRegistrationError.self) { try Font.registerFioriFonts(folder: folder) }
        #expect(error?.url.lastPathComponent == "72-Bold.ttf")
    }
}
