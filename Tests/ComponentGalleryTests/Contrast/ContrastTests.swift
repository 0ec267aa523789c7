@testable import ExamplePages
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import ComponentGallery

/// The texts of all components, charts and cards on their default backgrounds, taken from the pictures of the gallery.
///
/// Text needs a ratio of 4.5 (WCAG 2.1, success criterion 1.4.3). Disabled elements and the placeholders of empty
/// fields are exempt.
///
/// Numbers: WCAG 2.1 defines the ratio and its greatest value, 21; 4.54 is worked out by its formula for #767676. 1.5
/// is a bound: at the white end of the gradient, white text has a ratio of nearly 1. 0x0000FF is the blue that the test
/// draws.
@MainActor
struct ContrastTests {
    nonisolated static let least = 4.5

    private struct Circumstances {
        let variant: GalleryVariant
        let isIncreased: Bool

        @MainActor static let all = GalleryVariant.all.filter { $0.dynamicTypeSize == .large }.flatMap { variant in
            [false, true].map { Circumstances(variant: variant, isIncreased: $0) }
        }

        var environment: EnvironmentValues {
            var environment = variant.environment
            environment._colorSchemeContrast = isIncreased ? .increased : .standard
            return environment
        }
        var name: String { variant.name + (isIncreased ? ", increased contrast" : "") }
    }

    /// The texts of an example that need the ratio.
    private func texts(of example: GalleryExample, in circumstances: Circumstances) throws -> [TextContrast] {
        let host = ViewHost(
            GalleryRow(example: example, inset: circumstances.variant.rowInset),
            environment: circumstances.environment)
        host.layout(ProposedViewSize(width: circumstances.variant.width, height: nil))
        let exempt = Self.exempt(host.semantics)
        let page = RGBAColor(white: circumstances.variant.colorScheme == .light ? 1 : 0)
        return try TextContrast.all(in: host.displayList, on: page).filter { text in
            !exempt.contains { $0.contains(text.point) }
        }
    }

    /// The frames of disabled elements and of empty fields.
    private static func exempt(_ elements: [SemanticsElement]) -> [CGRect] {
        elements.flatMap { element -> [CGRect] in
            let isEmptyField =
                [.textField, .secureTextField, .searchField, .textEditor].contains(element.role)
                && (element.value ?? "").isEmpty
            return (!element.isEnabled || isEmptyField ? [element.frame] : []) + exempt(element.children)
        }
    }

    @Test func `every text can be read`() throws {
        var count = 0
        var bad: [String: String] = [:]
        for circumstances in Circumstances.all {
            for example in (ComponentCatalog.all + StyleableCatalog.all + ChartCatalog.all + CardCatalog.all).flatMap(
                \.examples)
            where example.name != "disabled" {
                let texts = try texts(of: example, in: circumstances)
                count += texts.count
                for text in texts where text.ratio < Self.least {
                    let pair =
                        "\(example.component): \(text.color.hex) on \(text.background.hex), \(circumstances.name)"
                    bad[pair] =
                        "\(pair): \(String(format: "%.2f", text.ratio)), first in “\(example.name)” for “\(text.text)”"
                }
            }
        }
        #expect(
            bad.isEmpty, "\(bad.count) pairs are below \(Self.least):\n\(bad.values.sorted().joined(separator: "\n"))")
        #expect(count > ComponentCatalog.all.count * Circumstances.all.count)
    }

    // MARK: The measure itself

    private func measured(_ view: some View) throws -> [TextContrast] {
        let host = ViewHost(view, environment: GalleryVariant.all[0].environment)
        host.layout(.unspecified)
        return try TextContrast.all(in: host.displayList, on: .white)
    }

    @Test func `ratios are those of the standard`() {
        #expect(RGBAColor.black.contrast(to: .white) == 21)
        #expect(abs(RGBAColor(hex: 0x767676).contrast(to: .white) - 4.54) < 0.005)
        #expect(RGBAColor(white: 0, alpha: 0.5).over(.white) == RGBAColor(white: 0.5))
    }

    @Test func `backgrounds, opacities and gradients count`() throws {
        let text = Text("Text").foregroundStyle(Color(.sRGB, white: 1))
        let onBlue = try #require(measured(text.padding(4).background(Color(.sRGB, red: 0, green: 0, blue: 1))).first)
        #expect(onBlue.background == RGBAColor(hex: 0x0000FF) && onBlue.color == .white)

        let faded = try #require(measured(Text("Text").foregroundStyle(Color(.sRGB, white: 0)).opacity(0.5)).first)
        #expect(faded.color.hex == "#808080" && faded.background == .white)

        let colors = [Color(.sRGB, white: 0), Color(.sRGB, white: 1)]
        let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        let worst = try #require(measured(text.background(gradient)).first)
        #expect(worst.ratio < 1.5)
    }

    @Test func `what is not seen is left out`() throws {
        let white = Color(.sRGB, white: 1)
        #expect(try measured(Text("Text").overlay(white)).isEmpty)
        #expect(
            try measured(Text("Text").frame(width: 40, height: 40).padding(.top, 80).frame(height: 40).clipped())
                .isEmpty)
        #expect(try measured(Text("Text").foregroundStyle(white)).first?.ratio == 1)
    }
}
