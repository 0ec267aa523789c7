import CoreGraphics
import SwiftUI
import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPickers
@testable import SwiftUIPresentation

/// The roles of boxes, and coordinates in moved content.
///
/// Numbers: 12 roles are declared by the floors above `Layout`; the points follow from the transforms of the tests.
@Suite("Boxes: roles")
struct BoxRolesTests {
    private static let declared: [BoxRoles] = [
        .definesSpaces, .divider, .unseen, .collapsesBars, .endsContentShape, .image, .lineOfText, .gap, .raised,
        .needsPreparation, .pressArea, .contextMenu,
    ]

    @Test func `no two floors declare the same role`() {
        let all = Self.declared.reduce(into: BoxRoles()) { $0.formUnion($1) }
        #expect(all.rawValue.nonzeroBitCount == 12)
    }

    @Test func `roles of the floors above are none of the ground's`() {
        let ground: BoxRoles = [
            .spacer, .layer, .keepsPlacedSize, .movesAsGroup, .takesLeavingViewsAlong, .removesAsOne,
            .changesTransactions, .laysOutChanges, .isPartlyReachable, .hasSafeArea, .isDrawnByParent,
        ]
        #expect(ground.rawValue.nonzeroBitCount == 11)
        for role in Self.declared { #expect(ground.isDisjoint(with: role)) }
        #expect(Self.declared.count == 12)
    }

    @Test func `scrolled axes are those that were set last`() {
        let box = LayoutBox()
        box.roles = .spacer
        box.scrollAxes = [.horizontal, .vertical]
        #expect(box.scrollAxes == [.horizontal, .vertical])
        box.scrollAxes = .vertical
        #expect(box.scrollAxes == .vertical)
        box.scrollAxes = []
        #expect(box.roles == .spacer)
    }

    @Test func `a box is removed with the line around it, through wrappers alone`() {
        let line = TransparentBox()
        line.roles = .removesAsOne
        let wrapper = TransparentBox()
        let content = LayoutBox()
        wrapper.wrapped = content
        #expect(content.wholeAround == nil)
        line.wrapped = wrapper
        #expect(content.wholeAround === line)
        let stack = LayoutContainerOf(layout: VStackLayout())
        let member = LayoutBox()
        stack.contents = [member]
        wrapper.wrapped = stack
        #expect(stack.wholeAround === line)
        #expect(member.wholeAround == nil)
    }

    @Test func `a box leaves with the box that it wraps`() {
        let wrapper = TransparentBox()
        let content = LayoutBox()
        wrapper.wrapped = content
        #expect(!wrapper.isLeaving)
        content.makePresentation().isLeaving = true
        #expect(wrapper.isLeaving)
    }

    @Test func `points in moved content come back where they were`() {
        let box = TransformBox()
        box.origin = CGPoint(x: 10, y: 20)
        box.size = CGSize(width: 4, height: 4)
        #expect(box.convertToParent(CGPoint(x: 1, y: 2)) == CGPoint(x: 11, y: 22))
        box.setTransform { _ in CGAffineTransform(scaleX: 2, y: 4) }
        #expect(box.convertToParent(CGPoint(x: 1, y: 2)) == CGPoint(x: 12, y: 28))
        #expect(box.convertFromParent(CGPoint(x: 12, y: 28)) == CGPoint(x: 1, y: 2))
        #expect(CGPoint(x: 1, y: 2).applying(box.transformToParent) == CGPoint(x: 12, y: 28))
        box.isDrawingOnly = true
        #expect(box.convertToParent(CGPoint(x: 1, y: 2)) == CGPoint(x: 11, y: 22))
    }

    @Test func `elements follow a drawing that the parent transforms, and points do not`() {
        let row = WheelRowBox()
        row.origin = CGPoint(x: 0, y: 50)
        row.size = CGSize(width: 10, height: 32)
        row.angle = .pi / 3
        #expect(row.transformToParent == CGAffineTransform(translationX: 0, y: 50))
        #expect(row.convertToParent(CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 54))
        #expect(abs(row.elementTransform.d - 0.5) < 1e-9)
        // 16 · (1 − cos 60°) + 112 · sin 60° + 50
        #expect(abs(row.elementTransform.ty - (8 + 112 * 0.8660254037844386 + 50)) < 1e-9)
    }

    @Test func `the first view of a container with a safe area has its insets, and no other view`() {
        let root = RootBox(layout: RootLayout(safeAreaInsets: EdgeInsets(top: 7, leading: 1, bottom: 3, trailing: 2)))
        let (content, layer) = (LayoutBox(), RootLayerBox(isModal: true, closesOnEscape: false))
        root.contents = [content]
        root.layers = [layer]
        #expect(root.safeAreaInsets(for: content)?.top == 7)
        #expect(root.safeAreaInsets(for: layer) == nil)
        let stack = LayoutContainerOf(layout: VStackLayout())
        stack.contents = [LayoutBox()]
        #expect(stack.safeAreaInsets(for: stack.contents[0]) == nil)
    }
}
