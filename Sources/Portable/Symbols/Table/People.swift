extension SymbolTable {
    static let people = """
        person                            person
        person.circle                     circle + person-fill size=0.58
        person.square                     square + person-fill size=0.58
        person.2                          people
        person.2.fill                     people-fill
        person.3                          person size=0.52 at=-7,1.1 + person size=0.7 + person size=0.52 at=7,1.1
        person.3.fill                     person-fill size=0.52 at=-7,1.1 + person-fill size=0.7 + person-fill size=0.52 at=7,1.1
        person.3.sequence                 =person.3
        person.crop.circle                person-circle
        person.crop.circle.fill           | M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0z M11 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0z M2.532 12.37C3.242 11.226 4.805 10 8 10s4.757 1.226 5.468 2.37A7 7 0 0 1 2.532 12.37z
        person.crop.square                person-square
        person.crop.rectangle             person-vcard
        person.text.rectangle             person-vcard
        person.crop.artframe              person-bounding-box
        person.and.background.dotted      person-bounding-box
        person.fill.checkmark             person-check-fill
        person.fill.xmark                 person-x-fill
        person.fill.questionmark          person-fill at=-1.5,0 + question-lg size=0.5 at=6,-1.5
        person.icloud                     cloud + person-fill size=0.5 at=0,1
        figure.stand                      universal-access
        figure                            universal-access
        accessibility                     universal-access-circle
        figure.arms.open                  universal-access
        hand.point.up                     hand-index
        hand.point.up.left                hand-index-thumb
        hand.tap                          hand-index-thumb
        hand.thumbsup                     hand-thumbs-up
        hand.thumbsdown                   hand-thumbs-down
        face.smiling                      emoji-smile
        face.smiling.inverse              emoji-smile-fill
        faceid                            person-bounding-box
        touchid                           fingerprint
        eye                               eye
        eye.slash                         eye-slash
        eye.slash.fill                    eye-slash-fill
        eyeglasses                        eyeglasses
        sunglasses                        sunglasses
        ear                               ear
        lungs                             lungs
        heart                             heart
        heart.slash                       heartbreak
        heart.slash.fill                  heartbreak-fill
        bolt.heart                        heart-pulse
        waveform.path.ecg                 activity
        cross                             | M6.5 1h3a1 1 0 0 1 1 1v3.5h3.5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3.5v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5h-3.5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1h3.5v-3.5a1 1 0 0 1 1-1z M6.5 2v4.5h-4.5v3h4.5v4.5h3v-4.5h4.5v-3h-4.5v-4.5z
        cross.fill                        | M6.5 1h3a1 1 0 0 1 1 1v3.5h3.5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3.5v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5h-3.5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1h3.5v-3.5a1 1 0 0 1 1-1z
        cross.case                        clipboard2-plus
        pills                             capsule-pill
        pills.fill                        =pills
        pill                              capsule
        pill.fill                         =pill
        bandage                           bandaid
        microbe                           virus
        microbe.fill                      =microbe
        graduationcap                     mortarboard
        studentdesk                       person-workspace
        rectangle.inset.filled.and.person.filled person-video3
        person.crop.rectangle.stack       person-rolodex
        person.crop.square.fill           | M2 0h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z M11 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0z M2 13.5C2 12.5 3.5 10 8 10s6 2.5 6 3.5c0 .8-.5 1.5-1 1.5H3c-.5 0-1-.7-1-1.5z
        """
}
