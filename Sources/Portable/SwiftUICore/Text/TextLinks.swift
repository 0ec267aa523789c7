import Drawing
import Foundation
import TextLayout

/// A stretch of text that leads somewhere.
struct TextLink: Equatable {
    fileprivate(set) var runs: Range<Int>
    let url: URL
}

extension [TextLink] {
    /// Runs in a row that lead to one place are one link, however they are styled.
    mutating func append(_ url: URL, forRun run: Int) {
        if let last, last.url == url, last.runs.upperBound == run {
            self[count - 1].runs = last.runs.lowerBound..<run + 1
        } else {
            append(TextLink(runs: run..<run + 1, url: url))
        }
    }
}

extension TextBox {
    /// The boxes of what is shown of each link, line by line, in the box's coordinates; none of what was cut off.
    private var linkRects: [[CGRect]] {
        guard !text.links.isEmpty else { return [] }
        let runs = text.request.runBytes
        return shownFrame.rects(
            forEach: text.links.map { link in
                runs[link.runs.lowerBound].lowerBound..<runs[link.runs.upperBound - 1].upperBound
            })
    }

    /// The number of the link at a point in the box's coordinates.
    func link(at point: CGPoint) -> Int? {
        guard !text.links.isEmpty, environment.isEnabled else { return nil }
        return linkRects.firstIndex { rects in rects.contains { $0.contains(point) } }
    }

    @MainActor fileprivate func openLink(_ number: Int) {
        guard text.links.indices.contains(number) else { return }
        environment.openURL(text.links[number].url)
    }
}

/// Takes the touches on a link of a text. Those beside it go to whatever is around the text.
final class TextLinkBox: LayoutBox, TouchReceiver {
    @MainActor private(set) var recognizer: AnyRecognizer

    @MainActor var priority: GesturePriority { .normal }
    @MainActor var mask: GestureMask { .all }

    @MainActor init(_ number: Int, of text: TextBox) {
        let tap = TapGesture().onEnded { [weak text] in text?.openLink(number) }
        recognizer = AnyRecognizer(tap.makeRecognizer())
        super.init()
        text.adopt(self)
    }
}

extension TextBox {
    /// The links that can be seen, as elements.
    /// - Parameter transform: maps the box's coordinates to those of the whole picture.
    @MainActor func linkElements(under transform: CGAffineTransform) -> [SemanticsElement] {
        zip(text.links, linkRects).enumerated().compactMap { number, link in
            let (link, rects) = link
            let label = text.plainText(of: link.runs).trimmingCharacters(in: .whitespacesAndNewlines)
            guard !label.isEmpty, let widest = rects.max(by: { $0.width < $1.width }) else { return nil }
            let frame = rects.reduce(CGRect.null) { $0.union($1) }
            var element = SemanticsElement(role: .link, label: label, frame: frame.applying(transform))
            element.traits = .isLink
            element.details.state.url = environment.openURL.isSystems ? link.url : nil
            element.isEnabled = environment.isEnabled
            element.details.activationPoint = CGPoint(x: widest.midX, y: widest.midY).applying(transform)
            element.actions = [.activate { [weak self] in self?.openLink(number) }]
            return element
        }
    }
}

extension SemanticsBuilder {
    /// Adds a text with its links: as a link itself where it is one from end to end, otherwise with the links in it.
    mutating func add(_ element: SemanticsElement, of box: TextBox) {
        var element = element
        let links = box.linkElements(under: transform)
        if links.count == 1, links[0].label == box.text.plainText.trimmingCharacters(in: .whitespacesAndNewlines) {
            element.role = .link
            element.traits.formUnion(.isLink)
            element.isEnabled = links[0].isEnabled
            element.details.activationPoint = links[0].details.activationPoint
            element.actions = links[0].actions
        } else {
            element.children = links
        }
        add(element)
    }
}

private struct TextLinksKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct TextStylesKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True if links in texts can be followed; otherwise they are plain text, as in titles of bars.
    package var allowsTextLinks: Bool {
        get { self[TextLinksKey.self] }
        set { self[TextLinksKey.self] = newValue }
    }

    /// True if texts keep their own styles; otherwise all have those of their place, without links, as in alerts and
    /// menus: those of the system take bare strings.
    package var allowsTextStyles: Bool {
        get { self[TextStylesKey.self] }
        set { self[TextStylesKey.self] = newValue }
    }
}
