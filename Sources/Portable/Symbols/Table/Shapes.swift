extension SymbolTable {
    static let shapes = """
        circle                            circle
        circle.fill                       circle-fill
        circle.lefthalf.filled            circle-half
        circle.righthalf.filled           circle-half mirrored
        circle.lefthalf.fill              circle-half
        circle.righthalf.fill             circle-half mirrored
        circle.dotted                     plus-circle-dotted rim
        circle.dashed                     plus-circle-dotted rim
        circle.grid.2x2                   | M4 1a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M4 2a2 2 0 1 0 0 4a2 2 0 0 0 0-4z M12 1a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M12 2a2 2 0 1 0 0 4a2 2 0 0 0 0-4z M4 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M4 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4z M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4z
        circle.grid.3x3                   | M3 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M8 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M13 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M3 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M8 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M13 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M3 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M8 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z M13 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z
        circle.grid.cross                 dpad
        circlebadge                       circle size=0.6
        circlebadge.fill                  circle-fill size=0.6
        square                            square
        square.fill                       square-fill
        square.dashed                     plus-square-dotted rim
        crop                              crop
        square.lefthalf.filled            square-half
        square.split.2x1                  layout-split
        square.split.1x2                  layout-split turned=90
        square.split.2x2                  grid
        square.grid.2x2                   grid
        square.grid.3x2                   grid-3x2-gap
        square.grid.3x3                   grid-3x3-gap
        square.grid.4x3.fill              grid-3x3-gap-fill
        square.stack                      collection
        square.stack.3d.up                layers
        square.stack.3d.up.fill           layers-fill
        square.3.layers.3d                stack
        square.3.stack.3d                 stack
        square.on.square                  | M2 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z M2 5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1z M6 0h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1v-1h1a1 1 0 0 0 1-1V2a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v1H4V2a2 2 0 0 1 2-2z
        square.on.square.fill             | M2 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z M6 0h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1V6a3 3 0 0 0-3-3H4V2a2 2 0 0 1 2-2z
        square.on.circle                  circle-square
        square.filled.on.square           front
        plus.square.on.square             | M2 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z M2 5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1z M6 0h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1v-1h1a1 1 0 0 0 1-1V2a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v1H4V2a2 2 0 0 1 2-2z M6 7a.5.5 0 0 1 .5.5v2h2a.5.5 0 0 1 0 1h-2v2a.5.5 0 0 1-1 0v-2h-2a.5.5 0 0 1 0-1h2v-2a.5.5 0 0 1 .5-.5z
        plus.square.on.square.fill        | M2 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z M6 0h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1V6a3 3 0 0 0-3-3H4V2a2 2 0 0 1 2-2z M6 7a.5.5 0 0 1 .5.5v2h2a.5.5 0 0 1 0 1h-2v2a.5.5 0 0 1-1 0v-2h-2a.5.5 0 0 1 0-1h2v-2a.5.5 0 0 1 .5-.5z
        square.and.pencil                 pencil-square
        rectangle                         | M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z M2 4a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1z
        rectangle.fill                    | M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z
        rectangle.portrait                turned=90 | M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z M2 4a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1z
        rectangle.portrait.fill           turned=90 | M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z
        rectangle.split.2x1               layout-split
        rectangle.split.3x1               layout-three-columns
        rectangle.split.1x2               view-stacked
        rectangle.split.3x3               table
        rectangle.grid.1x2                view-stacked
        rectangle.grid.2x2                grid
        rectangle.grid.3x2                grid-3x2-gap
        rectangle.grid.1x3                view-list
        rectangle.stack                   collection
        rectangle.stack.person.crop       person-rolodex
        rectangle.on.rectangle            window-stack
        rectangle.and.pencil.and.ellipsis input-cursor-text
        rectangle.inset.filled            pip
        rectangle.expand.vertical         arrows-expand
        rectangle.compress.vertical       arrows-collapse
        rectangle.leftthird.inset.filled  layout-sidebar-inset
        rectangle.righthalf.inset.filled  layout-sidebar-inset-reverse
        capsule                           | M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z M4.5 5a3 3 0 0 0 0 6h7a3 3 0 0 0 0-6z
        capsule.fill                      | M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z
        oval                              | M8 3c4.42 0 8 2.24 8 5s-3.58 5-8 5-8-2.24-8-5 3.58-5 8-5z M8 4C4.13 4 1 5.8 1 8s3.13 4 7 4 7-1.8 7-4-3.13-4-7-4z
        oval.fill                         | M8 3c4.42 0 8 2.24 8 5s-3.58 5-8 5-8-2.24-8-5 3.58-5 8-5z
        triangle                          triangle
        diamond                           diamond
        octagon                           octagon
        hexagon                           hexagon
        pentagon                          pentagon
        seal                              patch-check rim
        seal.fill                         patch-check-fill silhouette
        shield                            shield
        app                               app
        app.fill                          app silhouette
        star                              star
        star.leadinghalf.filled           star-half
        star.lefthalf.fill                star-half
        sparkle                           stars
        sparkles                          stars
        wand.and.stars                    magic
        wand.and.rays                     magic
        cube                              box
        cube.box                          box-seam
        shippingbox                       box-seam
        grid                              grid-3x3
        dot.square                        dice-1
        dice                              dice-5
        die.face.1                        dice-1
        die.face.2                        dice-2
        die.face.3                        dice-3
        die.face.4                        dice-4
        die.face.5                        dice-5
        die.face.6                        dice-6
        suit.heart                        suit-heart
        suit.club                         suit-club
        suit.spade                        suit-spade
        suit.diamond                      suit-diamond
        sidebar.left                      layout-sidebar
        sidebar.leading                   layout-sidebar
        sidebar.right                     layout-sidebar-reverse
        sidebar.trailing                  layout-sidebar-reverse
        macwindow                         window
        uiwindow.split.2x1                window-split
        menubar.rectangle                 window
        tablecells                        table
        align.horizontal.left             | M1 1.5a.5.5 0 0 1 1 0v13a.5.5 0 0 1-1 0z M4.5 3h8.5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M4.5 4h8.5v2H4.5z M4.5 9h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z M4.5 10h5v2h-5z
        align.horizontal.left.fill        | M1 1.5a.5.5 0 0 1 1 0v13a.5.5 0 0 1-1 0z M4.5 3h8.5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M4.5 9h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z
        soccerball                        circle + pentagon-fill size=0.5
        """
}
