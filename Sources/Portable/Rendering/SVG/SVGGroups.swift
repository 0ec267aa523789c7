import CoreGraphics
import Drawing
import Foundation

/// The CSS names of blend modes.
enum SVGBlend {
    /// Nil for operators that CSS lacks; empty for the normal mode.
    static func name(_ mode: CGBlendMode) -> String? {
        switch mode {
        case .normal: ""
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .plusDarker:
            nil
        }
    }
}

extension SVGWriter {
    /// The attributes of a group. SVG applies filter, clip, mask, opacity and blend mode in the same order as groups.
    mutating func attributes(of group: DisplayGroup) -> Attributes {
        var attributes: Attributes = [("data-id", group.id.map { String($0) })]
        if !group.transform.isIdentity { attributes.append(("transform", Self.matrix(group.transform))) }
        if let clip = group.clip { attributes.append(("clip-path", "url(#\(define(clip)))")) }
        if let mask = group.mask {
            let bounds = mask.bounds
            let content = maskContent(mask)
            let name = document.define(
                "mask", kind: "m",
                [("maskUnits", "userSpaceOnUse")] + Self.box(bounds.isNull ? .zero : bounds.insetBy(dx: -1, dy: -1))
                    + [("style", "mask-type:alpha")], content: content)
            attributes.append(("mask", "url(#\(name))"))
        }
        if !group.filters.isEmpty, let name = define(group.filters, content: group.content.bounds) {
            attributes.append(("filter", "url(#\(name))"))
        }
        attributes += SVGColor.opacity("opacity", group.opacity)
        var style: [String] = []
        if let blend = SVGBlend.name(group.blendMode), !blend.isEmpty { style.append("mix-blend-mode:\(blend)") }
        if group.isIsolated { style.append("isolation:isolate") }
        attributes.append(("style", style.isEmpty ? nil : style.joined(separator: ";")))
        return attributes
    }

    private mutating func maskContent(_ mask: DisplayList) -> String {
        let canvas = canvas
        let scale = scale
        var pictures = pictures
        defer { self.pictures = pictures }
        return document.fragment { part in
            var writer = SVGWriter(canvas: canvas)
            writer.scale = scale
            writer.document = part
            writer.pictures = pictures
            writer.draw(mask)
            part = writer.document
            pictures = writer.pictures
        }
    }

    private mutating func define(_ clip: ClipShape) -> String {
        let (name, place) = Self.element(of: clip.geometry)
        let rule: Attributes = [("clip-rule", clip.evenOdd ? "evenodd" : nil)]
        return document.define("clipPath", kind: "c", [], content: SVGDocument.tag(name, place + rule, isOpen: false))
    }

    /// Defines filters as a chain of primitives; nil if they have no effect.
    private mutating func define(_ filters: [Filter], content: CGRect) -> String? {
        guard !content.isNull else { return nil }
        let bounds = filters.reduce(content) { $1.bounds(of: $0) }.insetBy(dx: -1, dy: -1)
        var chain = FilterChain()
        for filter in filters { chain.append(filter) }
        guard !chain.text.isEmpty, bounds.isFinite else { return nil }
        return document.define(
            "filter", kind: "f",
            [("filterUnits", "userSpaceOnUse")] + Self.box(bounds) + [("color-interpolation-filters", "sRGB")],
            content: chain.text)
    }
}

/// A chain of filter primitives, each of which uses the result of the preceding one.
private struct FilterChain {
    private(set) var text = ""
    private var steps = 0

    private mutating func add(_ name: String, _ attributes: SVGWriter.Attributes, content: String? = nil) {
        text += SVGDocument.tag(name, attributes, isOpen: content != nil)
        if let content { text += content + "</\(name)>" }
    }

    mutating func append(_ filter: Filter) {
        switch filter {
        case .shadow(let color, let radius, let offset):
            guard color.isFinite, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
            shadow(color, deviation: max(0, radius) / 2, offset: offset)
        case .blur(let radius, let isOpaque):
            guard radius > 0, radius.isFinite else { return }
            add(
                "feGaussianBlur",
                [("stdDeviation", SVGNumber.text(radius)), ("edgeMode", isOpaque ? "duplicate" : nil)])
        default:
            guard let matrix = ColorMatrix(filter) else { return }
            add("feColorMatrix", [("values", matrix.rows.map { SVGNumber.text($0) }.joined(separator: " "))])
        }
    }

    /// Adds a shadow with primitives that all viewers support; many lack the newer `feDropShadow`.
    private mutating func shadow(_ color: RGBAColor, deviation: CGFloat, offset: CGSize) {
        steps += 1
        let content = "s\(steps)"
        // Names the result so far with an offset of zero, to be drawn above its shadow.
        add("feOffset", [("result", content)])
        if deviation > 0 { add("feGaussianBlur", [("stdDeviation", SVGNumber.text(deviation))]) }
        if offset != .zero {
            add("feOffset", [("dx", SVGNumber.text(offset.width)), ("dy", SVGNumber.text(offset.height))])
        }
        let levels = [color.red, color.green, color.blue].map { "0 0 0 0 " + SVGNumber.text($0) }
        add(
            "feColorMatrix",
            [("values", levels.joined(separator: " ") + " 0 0 0 \(SVGNumber.text(color.alpha)) 0")])
        add("feMerge", [], content: "<feMergeNode/><feMergeNode in=\"\(content)\"/>")
    }
}
