import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@Suite("Layers that go are released, with the view that has shown them")
@MainActor
struct LayerReleaseTests {
    enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }

    @Test(arguments: Kind.allCases, [false, true]) func `layers`(kind: Kind, isLeftOpen: Bool) throws {
        let configuration = DisplayConfiguration(width: 390, height: 700, animates: true)
        try expectReleased(configuration) { belongings, bound in
            let button = Button("Show") { belongings.isShown = true }
            switch kind {
            case .sheet:
                button.sheet(isPresented: bound.isShown) {
                    belongings.act()
                } content: {
                    NavigationStack {
                        TextField("Field", text: bound.text)
                            .toolbar { Button("Close") { belongings.isShown = false } }
                    }
                    .presentationDetents([.medium, .large])
                }
            case .cover: button.fullScreenCover(isPresented: bound.isShown) { Closing(belongings: belongings) }
            case .popover: button.popover(isPresented: bound.isShown) { Closing(belongings: belongings) }
            case .alert:
                button.alert("Title", isPresented: bound.isShown) {
                    TextField("Field", text: bound.text)
                    Button("Close") { belongings.act() }
                }
            case .dialog:
                button.confirmationDialog("Title", isPresented: bound.isShown, titleVisibility: .visible) {
                    Button("Close") { belongings.act() }
                }
            }
        } use: { test in
            try test.tap("Show")
            test.advance(by: 1)
            try #require(test.has("Close"))
            if !isLeftOpen {
                try test.tap("Close")
                test.advance(by: 0.1)
            }
        }
    }

    private struct Closing: View {
        let belongings: Belongings
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Close") {
                belongings.act()
                dismiss()
            }
        }
    }
}
