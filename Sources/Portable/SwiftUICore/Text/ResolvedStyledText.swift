import Drawing
import Foundation
import TextLayout

/// A text with all that its environment says about it: what the text engine lays out, and the paints it is drawn with.
package struct ResolvedStyledText: Equatable {
    package var request: TextRequest
    /// By the runs' style numbers.
    var styles: [Style]
    /// The pictures among the runs, by attachment number.
    var images: [ResolvedImage]
    /// The colours behind runs.
    var backgrounds: [Background]
    /// Links of ranges of the text, in order.
    var links: [TextLink]
    /// The values for those who draw the text, by the runs' style numbers.
    var attributes: [Int: [AnyTextAttribute]]

    struct Background: Equatable {
        let run: Int
        let color: Color
    }

    /// The paint of a run: a colour of its own, or the foreground at the text's place.
    enum Style: Equatable {
        case foreground
        case style(ComparableStyle)
    }

    /// Labels that are read instead of runs, in their order.
    private var labels: [SpokenLabel]

    /// A label of a part of the text.
    fileprivate struct SpokenLabel: Equatable {
        let runs: Range<Int>
        let text: String
    }

    /// The text as it is seen; pictures by what they are called.
    package var plainText: String { request.runs.map(plainText).joined() }

    /// A part of the text as it is seen.
    func plainText(of runs: Range<Int>) -> String { request.runs[runs].map(plainText).joined() }

    private func plainText(_ run: TextRun) -> String {
        switch run.content {
        case .text(let text): text
        case .attachment(let attachment): images[attachment.id].label ?? ""
        }
    }

    /// The text as assistive technology reads it.
    package var spokenText: String {
        guard !labels.isEmpty else { return plainText }
        var result = ""
        var next = 0
        for label in labels {
            result += request.runs[next..<label.runs.lowerBound].map(plainText).joined() + label.text
            next = label.runs.upperBound
        }
        return result + request.runs[next...].map(plainText).joined()
    }

    /// The speech of the first runs; those after them are spoken in the usual way.
    private var runSpeech: [SpeechStyle]

    /// The text as it is read, in stretches; none where all is spoken in the usual way.
    var speech: [SpokenStretch] {
        guard !runSpeech.isEmpty else { return [] }
        func style(_ run: Int) -> SpeechStyle { run < runSpeech.count ? runSpeech[run] : SpeechStyle() }
        var stretches: [SpokenStretch] = []
        var next = 0
        func addRuns(to end: Int) {
            for run in next..<end { stretches.add(plainText(request.runs[run]), style(run)) }
        }
        for label in labels {
            addRuns(to: label.runs.lowerBound)
            stretches.add(label.text, style(label.runs.lowerBound))
            next = label.runs.upperBound
        }
        addRuns(to: request.runs.count)
        return stretches
    }

    package init(_ text: Text, in environment: EnvironmentValues) {
        var resolver = TextResolver(environment: environment)
        resolver.append(text, attributes: TextAttributes(environment))
        styles = resolver.styles
        images = resolver.images
        backgrounds = resolver.backgrounds
        labels = resolver.labels
        links = resolver.links
        attributes = resolver.attributes
        runSpeech = resolver.speech
        let limits = environment.lineLimits
        request = TextRequest(
            runs: resolver.runs,
            alignment: environment.multilineTextAlignment.request,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            minimumLines: limits.minimum,
            maximumLines: limits.maximum,
            truncation: environment.truncationMode.request,
            lineSpacing: environment.lineSpacing,
            minimumScaleFactor: environment.minimumScaleFactor,
            allowsTightening: environment.allowsTightening,
            displayScale: environment.displayScale,
            locale: environment.locale.identifier)
    }
}

/// The attributes of a run, from the environment and the text's own modifiers.
private struct TextAttributes {
    var font: Font?
    var traits: [Font.Trait]
    var design: Font.Design?
    var style = ResolvedStyledText.Style.foreground
    var styling: TextStyling
    var scale: CGFloat = 1
    var background: Color?
    var link: URL?
    /// The values for those who draw the text.
    var custom: [AnyTextAttribute] = []
    private let allowsLinks: Bool
    private let allowsStyles: Bool

    init(_ environment: EnvironmentValues) {
        allowsLinks = environment.allowsTextLinks
        allowsStyles = environment.allowsTextStyles
        font = environment.font
        traits = environment.fontTraits
        design = environment.fontDesign
        styling = environment.textStyling
        scale = styling.scale.factor
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .language(let language): styling.language = language
        case .speech(let change): change.apply(to: &styling.speech)
        case .attribute(let attribute):
            custom.removeAll { $0.isReplaced(by: attribute) }
            custom.append(attribute)
        default: if allowsStyles { applyStyle(modifier) }
        }
    }

    private mutating func applyStyle(_ modifier: Text.Modifier) {
        switch modifier {
        case .color(let color): style = color.map { .style(ComparableStyle($0)) } ?? .foreground
        case .style(let style): self.style = .style(style)
        case .font(let font): if let font { self.font = font }
        case .trait(let trait): traits.append(trait)
        case .weight(let weight): if let weight { traits.append(.weight(weight)) }
        case .design(let design): if let design { self.design = design }
        case .kerning(let value): styling.kerning = value
        case .tracking(let value): styling.tracking = value
        case .baselineOffset(let value): styling.baselineOffset = value
        case .underline(let line): styling.underline = line
        case .strikethrough(let line): styling.strikethrough = line
        case .scale(let scale): self.scale = scale.factor
        // Links are in the accent colour, as on iOS, unless they have one of their own.
        case .link(let url):
            guard allowsLinks else { break }
            link = url
            style = .style(ComparableStyle(TintShapeStyle()))
        case .background(let color): background = color
        case .label, .meaning, .language, .speech, .attribute: break
        }
    }

    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        var descriptor = (font ?? .body).resolve(in: environment)
        if let design { descriptor.family = .system(design.family) }
        for trait in traits { trait.apply(to: &descriptor) }
        descriptor.embolden(for: environment.legibilityWeight)
        descriptor.size *= scale
        return descriptor
    }
}

private struct TextResolver {
    let environment: EnvironmentValues
    var runs: [TextRun] = []
    var backgrounds: [ResolvedStyledText.Background] = []
    var styles: [ResolvedStyledText.Style] = []
    var images: [ResolvedImage] = []
    var labels: [ResolvedStyledText.SpokenLabel] = []
    var links: [TextLink] = []
    /// The values for those who draw the text, by the style.
    var attributes: [Int: [AnyTextAttribute]] = [:]
    /// The speech of the first runs; those after them are spoken in the usual way.
    var speech: [SpeechStyle] = []

    mutating func append(_ text: Text, attributes: TextAttributes) {
        let start = runs.count
        var attributes = attributes
        var label: Text?
        for modifier in text.modifiers {
            attributes.apply(modifier)
            if case .label(let text) = modifier { label = text }
        }
        defer { if let label { add(label, since: start) } }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .concatenation(let first, let second):
            append(first, attributes: attributes)
            append(second, attributes: attributes)
        case .localized(let localized):
            for text in MarkdownText.texts(of: localized.pieces(in: environment.locale)) {
                append(text, attributes: attributes)
            }
        case .attributed(let string):
            for text in Text.stretches(of: string) { append(text, attributes: attributes) }
        case .source(let text): append(text.source.string(in: environment), attributes)
        case .image(let image): append(image, attributes)
        }
    }

    /// Adds a label that replaces the spoken text of the runs from an index on; labels within are not read.
    private mutating func add(_ label: Text, since start: Int) {
        labels.removeAll { $0.runs.lowerBound >= start }
        labels.append(.init(runs: start..<runs.count, text: ResolvedStyledText(label, in: environment).spokenText))
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        var string = string
        switch environment.textCase {
        case .uppercase: string = string.uppercased(with: environment.locale)
        case .lowercase: string = string.lowercased(with: environment.locale)
        case nil: break
        }
        guard !string.isEmpty else { return }
        if let color = attributes.background { backgrounds.append(.init(run: runs.count, color: color)) }
        runs.append(run(.text(string), attributes))
    }

    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        var environment = environment
        environment.font = attributes.font
        environment.fontTraits = attributes.traits
        let resolved = ResolvedImage(image, in: environment)
        let attachment = TextAttachment(id: images.count, size: resolved.size, baseline: resolved.baseline)
        images.append(resolved)
        runs.append(run(.attachment(attachment), attributes))
    }

    /// A run that comes next.
    private mutating func run(_ content: TextRun.Content, _ attributes: TextAttributes) -> TextRun {
        if let url = attributes.link { links.append(url, forRun: runs.count) }
        let styling = attributes.styling
        var run = TextRun(
            content, font: attributes.descriptor(in: environment), kerning: styling.kerning,
            tracking: styling.tracking, baselineOffset: styling.baselineOffset,
            underline: styling.underline.map { decoration($0) },
            strikethrough: styling.strikethrough.map { decoration($0) },
            style: index(of: attributes.style, attributes.custom))
        run.language = styling.language
        if styling.speech != SpeechStyle() {
            while speech.count < runs.count { speech.append(SpeechStyle()) }
            speech.append(styling.speech)
        }
        return run
    }

    private mutating func decoration(_ line: Text.LineStyle) -> TextDecoration {
        TextDecoration(
            pattern: line.patternKind.request, style: line.color.map { index(of: .style(ComparableStyle($0))) })
    }

    /// The number of a style with values for those who draw the text, of its own among equal styles with other values.
    private mutating func index(of style: ResolvedStyledText.Style, _ custom: [AnyTextAttribute] = []) -> Int {
        let known = styles.indices.first { styles[$0] == style && attributes[$0, default: []] == custom }
        if let known { return known }
        styles.append(style)
        if !custom.isEmpty { attributes[styles.count - 1] = custom }
        return styles.count - 1
    }
}

extension TextAlignment {
    fileprivate var request: TextLayout.TextAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var request: TextTruncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension Text.LineStyle.Pattern.Kind {
    fileprivate var request: TextDecoration.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}

extension Text {
    /// The text that assistive technology speaks in an environment.
    @MainActor package func spokenText(in environment: EnvironmentValues) -> String {
        ResolvedStyledText(self, in: environment).spokenText
    }
}
