extension SymbolTable {
    static let signs = """
        plus                              plus-lg size=1.05
        minus                             dash-lg
        multiply                          x-lg
        xmark                             x-lg
        checkmark                         check-lg
        checkmark.gobackward              arrow-counterclockwise + check-lg size=0.4 at=0,0.5
        questionmark                      question-lg size=1.1
        exclamationmark                   exclamation-lg
        exclamationmark.2                 exclamation-lg at=-2.5,0 + exclamation-lg at=2.5,0
        exclamationmark.3                 exclamation-lg at=-4.5,0 + exclamation-lg + exclamation-lg at=4.5,0
        exclamationmark.triangle          exclamation-triangle
        exclamationmark.octagon           exclamation-octagon
        exclamationmark.arrow.triangle.2.circlepath arrow-repeat + exclamation-lg size=0.42
        exclamationmark.arrow.circlepath  arrow-clockwise + exclamation-lg size=0.42
        xmark.octagon                     x-octagon
        xmark.diamond                     diamond + x-lg size=0.42
        checkmark.seal                    patch-check
        exclamationmark.seal              patch-exclamation
        questionmark.diamond              question-diamond
        questionmark.folder               folder + question-lg size=0.45 at=0,1.2
        checkmark.shield                  shield-check
        exclamationmark.shield            shield-exclamation
        xmark.shield                      shield-x
        lock.shield                       shield-lock
        shield.lefthalf.filled            shield-shaded
        info                              info-lg
        info.circle                       info-circle
        nosign                            slash-circle
        slash                             slash-lg
        plusminus                         plus-slash-minus
        plus.forwardslash.minus           plus-slash-minus
        plus.slash.minus                  plus-slash-minus
        divide                            | M8 2.2a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z M2.5 7.5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1 0-1z M8 11.2a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z
        equal                             | M2.5 5.5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1 0-1z M2.5 9.5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1 0-1z
        lessthan                          chevron-left
        greaterthan                       chevron-right
        number                            hash
        percent                           percent
        sum                               | M3.5 2h9a.5.5 0 0 1 .5.5v2a.5.5 0 0 1-1 0V3H4.72L8.9 7.7a.5.5 0 0 1 0 .6L4.72 13H12v-1.5a.5.5 0 0 1 1 0v2a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.374-.832L7.82 8 3.126 2.832A.5.5 0 0 1 3.5 2z
        infinity                          infinity
        asterisk                          asterisk
        staroflife                        asterisk
        ellipsis                          three-dots size=1.15
        ellipsis.enclosed                 | M5 7a1 1 0 1 1 0 2a1 1 0 0 1 0-2z M8 7a1 1 0 1 1 0 2a1 1 0 0 1 0-2z M11 7a1 1 0 1 1 0 2a1 1 0 0 1 0-2z
        ellipsis.vertical                 three-dots-vertical
        line.3.horizontal                 list size=1.2
        line.horizontal.3                 list size=1.2
        line.3.horizontal.decrease        filter size=1.2
        line.horizontal.3.decrease        filter size=1.2
        line.3.horizontal.decrease.circle filter-circle
        line.horizontal.3.decrease.circle filter-circle
        line.3.horizontal.decrease.enclosed filter size=0.7
        target                            bullseye
        scope                             nonzero | M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11z M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z M7.5.5a.5.5 0 0 1 1 0v4a.5.5 0 0 1-1 0z M7.5 11.5a.5.5 0 0 1 1 0v4a.5.5 0 0 1-1 0z M.5 7.5h4a.5.5 0 0 1 0 1h-4a.5.5 0 0 1 0-1z M11.5 7.5h4a.5.5 0 0 1 0 1h-4a.5.5 0 0 1 0-1z
        smallcircle.filled.circle         record-circle
        largecircle.fill.circle           record-circle
        circle.inset.filled               record-circle
        record.circle                     record-circle
        dollarsign                        currency-dollar
        eurosign                          currency-euro
        sterlingsign                      currency-pound
        yensign                           currency-yen
        indianrupeesign                   currency-rupee
        bitcoinsign                       currency-bitcoin
        arrow.left.arrow.right.enclosed   arrow-left-right size=0.55
        number.enclosed                   hash size=0.7
        textformat                        fonts
        textformat.size                   type
        textformat.abc                    spellcheck
        textformat.alt                    fonts
        textformat.123                    123
        bold                              type-bold
        italic                            type-italic
        underline                         type-underline
        strikethrough                     type-strikethrough
        textformat.superscript            superscript
        textformat.subscript              subscript
        paragraphsign                     paragraph
        quote.opening                     quote
        quote.closing                     quote turned=180
        text.quote                        blockquote-left
        text.alignleft                    text-left size=1.25
        text.aligncenter                  text-center size=1.25
        text.alignright                   text-right size=1.25
        text.justify                      justify size=1.25
        text.justify.left                 justify-left size=1.25
        text.justify.right                justify-right size=1.25
        increase.indent                   indent
        decrease.indent                   unindent
        increase.quotelevel               text-indent-left
        decrease.quotelevel               text-indent-right
        text.cursor                       input-cursor
        character.cursor.ibeam            input-cursor-text
        cursorarrow                       cursor mirrored
        list.bullet                       list-ul
        list.dash                         list-ul
        list.number                       list-ol
        list.star                         list-stars
        list.triangle                     list-task
        list.bullet.indent                list-nested
        list.bullet.rectangle             card-list
        list.bullet.rectangle.fill        | M2 2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z + list-ul size=0.62
        list.bullet.clipboard             clipboard + list-ul size=0.5 at=0,1.6
        list.clipboard                    clipboard + list-ul size=0.5 at=0,1.6
        checklist                         list-check
        checklist.checked                 list-check
        1.circle                          1-circle
        curlybraces                       braces
        function                          | M10.5 1.5a2.6 2.6 0 0 1 1.8.6.5.5 0 0 1-.66.75A1.6 1.6 0 0 0 10.5 2.5c-.9 0-1.3.7-1.5 1.9L8.75 6H10.5a.5.5 0 0 1 0 1H8.59l-.93 5.6c-.25 1.5-.96 2.4-2.36 2.4a2.4 2.4 0 0 1-1.6-.55.5.5 0 0 1 .65-.76c.26.22.58.31.95.31.8 0 1.18-.5 1.37-1.57L7.58 7H6a.5.5 0 0 1 0-1h1.74l.28-1.77C8.28 2.6 9.02 1.5 10.5 1.5z
        checkmark.diamond                 diamond + check-lg size=0.45
        plus.badged                       | M8 5.5a.6.6 0 0 1 .6.6v1.3h1.3a.6.6 0 0 1 0 1.2H8.6v1.3a.6.6 0 0 1-1.2 0V8.6H6.1a.6.6 0 0 1 0-1.2h1.3V6.1a.6.6 0 0 1 .6-.6z
        xmark.badged                      turned=45 | M8 5.5a.6.6 0 0 1 .6.6v1.3h1.3a.6.6 0 0 1 0 1.2H8.6v1.3a.6.6 0 0 1-1.2 0V8.6H6.1a.6.6 0 0 1 0-1.2h1.3V6.1a.6.6 0 0 1 .6-.6z
        minus.badged                      | M6.1 7.4h3.8a.6.6 0 0 1 0 1.2H6.1a.6.6 0 0 1 0-1.2z
        checkmark.badged                  | M10.424 6.176a.6.6 0 0 1 0 .848L7.824 9.824a.6.6 0 0 1-.848 0L5.576 8.424a.6.6 0 1 1 .848-.848L7.4 8.551l2.176-2.375a.6.6 0 0 1 .848 0z
        exclamationmark.badged            | M8 5.2a.7.7 0 0 1 .7.7v2.4a.7.7 0 0 1-1.4 0V5.9a.7.7 0 0 1 .7-.7z M8 9.4a.75.75 0 1 1 0 1.5a.75.75 0 0 1 0-1.5z
        clock.badged                      | M8 5.4a.55.55 0 0 1 .55.55V8h1.5a.55.55 0 0 1 0 1.1H8A.55.55 0 0 1 7.45 8.55V5.95A.55.55 0 0 1 8 5.4z
        ellipsis.badged                   | M6 7.2a.8.8 0 1 1 0 1.6a.8.8 0 0 1 0-1.6z M8 7.2a.8.8 0 1 1 0 1.6a.8.8 0 0 1 0-1.6z M10 7.2a.8.8 0 1 1 0 1.6a.8.8 0 0 1 0-1.6z
        0.circle                          0-circle
        2.circle                          2-circle
        3.circle                          3-circle
        4.circle                          4-circle
        5.circle                          5-circle
        6.circle                          6-circle
        7.circle                          7-circle
        8.circle                          8-circle
        9.circle                          9-circle
        c.circle                          c-circle
        h.circle                          h-circle
        p.circle                          p-circle
        r.circle                          r-circle
        0.square                          0-square
        1.square                          1-square
        2.square                          2-square
        3.square                          3-square
        4.square                          4-square
        5.square                          5-square
        6.square                          6-square
        7.square                          7-square
        8.square                          8-square
        9.square                          9-square
        c.square                          c-square
        h.square                          h-square
        p.square                          p-square
        r.square                          r-square
        """
}
