import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Components in compact and regular width, at the default and a large text size: from right to left the layout is
/// mirrored, and large text is not cut.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md). 288 is the narrowest screen of 320
/// less two margins of 16, and half a pixel is allowed. Sides of a mirror may differ by a point, because both are put
/// on pixels of half a point.
@MainActor
struct MirroringTests {
    @Test(
        arguments: Subject.allCases,
        [
            (UserInterfaceSizeClass.compact, DynamicTypeSize.large), (.compact, .accessibility3), (.regular, .large),
            (.regular, .accessibility3),
        ])
    func `stands as in a mirror`(_ subject: Subject, _ width: (UserInterfaceSizeClass, DynamicTypeSize)) {
        var configuration = subject.configuration(width.0, width.1)
        let test = ViewTest(subject.view, configuration)
        configuration.layoutDirection = .rightToLeft
        let mirrored = ViewTest(subject.view, configuration)

        #expect(mirrored.size == test.size)
        #expect(mirrored.elements.map(\.label) == test.elements.map(\.label))
        #expect(mirrored.texts.map(\.string) == test.texts.map(\.string))
        for (text, mirror) in zip(test.texts, mirrored.texts) {
            // Pixels are half a point; both sides are put on them.
            #expect(abs(test.size.width - text.frame.maxX - mirror.frame.minX) <= 1, "\(text.string)")
            #expect(text.frame.minY == mirror.frame.minY, "\(text.string)")
        }
        for (image, mirror) in zip(test.images, mirrored.images) {
            #expect(abs(test.size.width - image.frame.maxX - mirror.frame.minX) <= 1, "\(image.name)")
            #expect(image.frame.minY == mirror.frame.minY, "\(image.name)")
        }
        if width.1.isAccessibilitySize {
            for text in test.texts {
                #expect(!text.isTruncated && text.frame.minX >= 0, "\(text.string)")
                #expect(text.frame.maxX <= test.size.width || subject.scrollsSideways, "\(text.string)")
            }
        }
        for element in test.elements where element.role == "button" {
            #expect(element.frame.width >= 44 && element.frame.height >= 44, "\(element.label)")
        }
    }

    /// The smallest and the largest text, on the narrowest screen (320 points). In small text rows keep to their lines,
    /// and pages stand beside the screen.
    @Test(arguments: Subject.allCases, [DynamicTypeSize.xSmall, .accessibility5])
    func `nothing is cut in any text size`(_ subject: Subject, _ size: DynamicTypeSize) {
        var configuration = subject.configuration(.compact, size)
        configuration.width = 288
        configuration.height = configuration.height.map { $0 * 2 }
        let test = ViewTest(subject.view, configuration)
        #expect(!test.displayList.items.isEmpty)
        for text in test.texts where size.isAccessibilitySize && !subject.scrollsSideways {
            #expect(!text.isTruncated, "\(text.string)")
            #expect(text.frame.minX >= 0 && text.frame.maxX <= 288.5, "\(text.string): \(text.frame)")
        }
        for element in test.elements where element.role == "button" {
            #expect(element.frame.width >= 44 && element.frame.height >= 44, "\(element.label)")
        }
    }

    @Test func `what pages say is translated`() throws {
        let test = ViewTest(
            PageIndicator(numberOfPages: 3, currentPage: .constant(0)),
            DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(try test.element("Seite").value == "1 von 3")
    }
}
