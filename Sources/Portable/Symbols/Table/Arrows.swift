extension SymbolTable {
    static let arrows = """
        chevron.left                      chevron-left
        chevron.right                     chevron-right
        chevron.up                        chevron-up
        chevron.down                      chevron-down
        chevron.backward                  chevron-left
        chevron.forward                   chevron-right
        chevron.left.enclosed             | M9.854 4.146a.5.5 0 0 1 0 .708L6.707 8l3.147 3.146a.5.5 0 0 1-.708.708l-3.5-3.5a.5.5 0 0 1 0-.708l3.5-3.5a.5.5 0 0 1 .708 0z
        chevron.right.enclosed            mirrored | M9.854 4.146a.5.5 0 0 1 0 .708L6.707 8l3.147 3.146a.5.5 0 0 1-.708.708l-3.5-3.5a.5.5 0 0 1 0-.708l3.5-3.5a.5.5 0 0 1 .708 0z
        chevron.up.enclosed               turned=90 | M9.854 4.146a.5.5 0 0 1 0 .708L6.707 8l3.147 3.146a.5.5 0 0 1-.708.708l-3.5-3.5a.5.5 0 0 1 0-.708l3.5-3.5a.5.5 0 0 1 .708 0z
        chevron.down.enclosed             turned=270 | M9.854 4.146a.5.5 0 0 1 0 .708L6.707 8l3.147 3.146a.5.5 0 0 1-.708.708l-3.5-3.5a.5.5 0 0 1 0-.708l3.5-3.5a.5.5 0 0 1 .708 0z
        chevron.backward.enclosed         =chevron.left.enclosed
        chevron.forward.enclosed          =chevron.right.enclosed
        chevron.compact.left              chevron-compact-left
        chevron.compact.right             chevron-compact-right
        chevron.compact.up                chevron-compact-up
        chevron.compact.down              chevron-compact-down
        chevron.up.chevron.down           chevron-expand
        chevron.left.2                    chevron-double-left
        chevron.right.2                   chevron-double-right
        chevron.up.2                      chevron-double-up
        chevron.down.2                    chevron-double-down
        chevron.left.to.line              chevron-bar-left
        chevron.right.to.line             chevron-bar-right
        chevron.backward.2                chevron-double-left
        chevron.forward.2                 chevron-double-right
        chevron.left.forwardslash.chevron.right code-slash
        chevron.left.chevron.right        code
        arrow.left                        arrow-left size=1.1
        arrow.right                       arrow-right size=1.1
        arrow.up                          arrow-up size=1.1
        arrow.down                        arrow-down size=1.1
        arrow.backward                    arrow-left size=1.1
        arrow.forward                     arrow-right size=1.1
        arrow.up.left                     arrow-up-left
        arrow.up.right                    arrow-up-right
        arrow.down.left                   arrow-down-left
        arrow.down.right                  arrow-down-right
        arrow.up.forward                  arrow-up-right
        arrow.up.backward                 arrow-up-left
        arrow.down.forward                arrow-down-right
        arrow.down.backward               arrow-down-left
        arrow.left.arrow.right            arrow-left-right
        arrow.up.arrow.down               arrow-down-up
        arrow.left.and.right              arrows-expand turned=90
        arrow.up.and.down                 arrows-expand
        arrow.up.and.down.and.arrow.left.and.right arrows-move
        arrow.up.left.and.arrow.down.right arrows-angle-expand mirrored
        arrow.up.right.and.arrow.down.left arrows-angle-expand
        arrow.down.right.and.arrow.up.left arrows-angle-contract mirrored
        arrow.down.left.and.arrow.up.right arrows-angle-contract
        arrow.up.backward.and.arrow.down.forward =arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward =arrow.down.right.and.arrow.up.left
        arrow.clockwise                   arrow-clockwise
        arrow.counterclockwise            arrow-counterclockwise
        arrow.triangle.2.circlepath       arrow-repeat
        arrow.2.circlepath                arrow-repeat
        arrow.2.squarepath                repeat
        arrow.triangle.turn.up.right.diamond sign-turn-right
        arrow.uturn.left                  nonzero | M2.5 4.5h7.25a4.25 4.25 0 0 1 0 8.5H6.5a.5.5 0 0 1 0-1h3.25a3.25 3.25 0 0 0 0-6.5H2.5a.5.5 0 0 1 0-1z M5.354 1.646a.5.5 0 0 1 0 .708L2.707 5l2.647 2.646a.5.5 0 0 1-.708.708l-3-3a.5.5 0 0 1 0-.708l3-3a.5.5 0 0 1 .708 0z
        arrow.uturn.right                 mirrored nonzero | M2.5 4.5h7.25a4.25 4.25 0 0 1 0 8.5H6.5a.5.5 0 0 1 0-1h3.25a3.25 3.25 0 0 0 0-6.5H2.5a.5.5 0 0 1 0-1z M5.354 1.646a.5.5 0 0 1 0 .708L2.707 5l2.647 2.646a.5.5 0 0 1-.708.708l-3-3a.5.5 0 0 1 0-.708l3-3a.5.5 0 0 1 .708 0z
        arrow.uturn.backward              =arrow.uturn.left
        arrow.uturn.forward               =arrow.uturn.right
        arrow.uturn.up                    turned=90 nonzero | M2.5 4.5h7.25a4.25 4.25 0 0 1 0 8.5H6.5a.5.5 0 0 1 0-1h3.25a3.25 3.25 0 0 0 0-6.5H2.5a.5.5 0 0 1 0-1z M5.354 1.646a.5.5 0 0 1 0 .708L2.707 5l2.647 2.646a.5.5 0 0 1-.708.708l-3-3a.5.5 0 0 1 0-.708l3-3a.5.5 0 0 1 .708 0z
        arrow.uturn.down                  turned=270 nonzero | M2.5 4.5h7.25a4.25 4.25 0 0 1 0 8.5H6.5a.5.5 0 0 1 0-1h3.25a3.25 3.25 0 0 0 0-6.5H2.5a.5.5 0 0 1 0-1z M5.354 1.646a.5.5 0 0 1 0 .708L2.707 5l2.647 2.646a.5.5 0 0 1-.708.708l-3-3a.5.5 0 0 1 0-.708l3-3a.5.5 0 0 1 .708 0z
        arrow.turn.up.left                arrow-90deg-left
        arrow.turn.up.right               arrow-90deg-right
        arrow.turn.down.left              arrow-return-left
        arrow.turn.down.right             arrow-return-right
        arrow.turn.left.up                arrow-90deg-up
        arrow.turn.left.down              arrow-90deg-down
        arrow.turn.right.up               arrow-90deg-up mirrored
        arrow.turn.right.down             arrow-90deg-down mirrored
        arrowshape.turn.up.left           reply
        arrowshape.turn.up.left.2         reply-all
        arrowshape.turn.up.right          reply mirrored
        arrowshape.turn.up.backward       reply
        arrowshape.turn.up.forward        reply mirrored
        arrowshape.right                  forward
        arrowshape.forward                forward
        arrowshape.left                   forward mirrored
        arrowshape.backward               forward mirrored
        arrow.right.to.line               arrow-bar-right
        arrow.left.to.line                arrow-bar-left
        arrow.up.to.line                  arrow-bar-up
        arrow.down.to.line                arrow-bar-down
        arrow.forward.to.line             arrow-bar-right
        arrow.backward.to.line            arrow-bar-left
        arrow.down.and.line.horizontal.and.arrow.up arrows-collapse
        arrow.up.and.line.horizontal.and.arrow.down arrows-expand
        arrow.up.doc                      file-earmark-arrow-up
        arrow.down.doc                    file-earmark-arrow-down
        arrow.up.bin                      archive
        arrow.up.right.and.arrow.down.left.rectangle pip
        arrow.left.and.right.square       aspect-ratio
        rectangle.portrait.and.arrow.right box-arrow-right
        rectangle.portrait.and.arrow.forward box-arrow-right
        square.and.arrow.up               box-arrow-up
        square.and.arrow.up.fill          | M3.5 5.5H7V10a1 1 0 0 0 2 0V5.5h3.5A1.5 1.5 0 0 1 14 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14.5V7a1.5 1.5 0 0 1 1.5-1.5z M7.646.146a.5.5 0 0 1 .708 0l3 3a.5.5 0 0 1-.708.708L8.5 1.707V10a.5.5 0 0 1-1 0V1.707L5.354 3.854a.5.5 0 1 1-.708-.708z
        square.and.arrow.down             box-arrow-in-down
        square.and.arrow.down.fill        | M3.5 5.5h9A1.5 1.5 0 0 1 14 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14.5V7a1.5 1.5 0 0 1 1.5-1.5z M8.354 12.354a.5.5 0 0 1-.708 0l-3-3a.5.5 0 0 1 .708-.708L7.5 10.793V.5a.5.5 0 0 1 1 0v10.293l2.146-2.147a.5.5 0 0 1 .708.708z
        arrowtriangle.left                caret-left size=1.3
        arrowtriangle.right               caret-right size=1.3
        arrowtriangle.up                  caret-up size=1.3
        arrowtriangle.down                caret-down size=1.3
        arrowtriangle.backward            caret-left size=1.3
        arrowtriangle.forward             caret-right size=1.3
        gobackward                        arrow-counterclockwise
        goforward                         arrow-clockwise
        shuffle                           shuffle
        repeat                            repeat
        repeat.1                          repeat-1
        return                            arrow-return-left
        delete.left                       backspace
        delete.backward                   backspace
        delete.right                      backspace-reverse
        delete.forward                    backspace-reverse
        escape                            escape
        command                           command
        option                            option
        shift                             shift
        capslock                          capslock
        """
}
