extension SymbolTable {
    static let communication = """
        phone                             telephone
        phone.down                        telephone turned=135
        phone.arrow.up.right              telephone-outbound
        phone.arrow.down.left             telephone-inbound
        phone.arrow.right                 telephone-forward
        envelope                          envelope
        envelope.open                     envelope-open
        mail                              =envelope
        mail.stack                        envelope-paper
        at                                at
        message                           chat
        bubble.left                       chat
        bubble.right                      chat mirrored
        bubble                            chat-square
        bubble.middle.bottom              chat-square
        bubble.left.and.bubble.right      chat size=0.52 at=-4.3,-1.6 + chat mirrored size=0.52 at=4.3,1.9
        bubble.left.and.bubble.right.fill chat-fill size=0.52 at=-4.3,-1.6 + chat-fill mirrored size=0.52 at=4.3,1.9
        text.bubble                       chat-text
        captions.bubble                   chat-square-text
        quote.bubble                      chat-quote
        ellipsis.bubble                   chat-dots
        ellipsis.message                  chat-dots
        video                             camera-video
        video.slash                       camera-video-off
        video.slash.fill                  camera-video-off-fill
        mic                               mic
        mic.slash                         mic-mute
        mic.slash.fill                    mic-mute-fill
        paperplane                        send
        megaphone                         megaphone
        speaker                           volume-off size=1.3
        speaker.slash                     volume-mute size=1.3
        speaker.slash.fill                volume-mute-fill size=1.3
        speaker.fill                      volume-off-fill size=1.3
        speaker.wave.1                    volume-down size=1.3
        speaker.wave.2                    volume-up size=1.3
        speaker.wave.3                    volume-up size=1.3
        speaker.1                         =speaker.wave.1
        speaker.2                         =speaker.wave.2
        speaker.3                         =speaker.wave.3
        bell                              bell
        translate                         translate
        character.bubble                  translate
        character.book.closed             translate
        antenna.radiowaves.left.and.right broadcast-pin
        dot.radiowaves.left.and.right     broadcast
        dot.radiowaves.up.forward         rss
        wifi                              wifi
        network                           globe2
        globe                             globe
        globe.americas                    globe-americas
        globe.americas.fill               =globe.americas
        globe.europe.africa               globe-europe-africa
        globe.europe.africa.fill          =globe.europe.africa
        globe.asia.australia              globe-asia-australia
        globe.asia.australia.fill         =globe.asia.australia
        link                              link-45deg size=1.2
        personalhotspot                   link size=1.2
        recordingtape                     voicemail
        voicemail                         voicemail
        newspaper                         newspaper
        wave.3.right                      wifi turned=90
        wave.3.left                       wifi turned=270
        """
}
