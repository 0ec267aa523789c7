extension SymbolTable {
    static let devices = """
        iphone                            phone
        iphone.gen1                       phone
        iphone.gen2                       phone
        iphone.landscape                  phone-landscape
        iphone.radiowaves.left.and.right  phone-vibrate
        ipad                              tablet
        ipad.landscape                    tablet-landscape
        applewatch                        smartwatch
        laptopcomputer                    laptop
        macbook                           laptop
        desktopcomputer                   display
        display                           display
        tv                                tv
        homepod                           speaker
        hifispeaker                       speaker
        headphones                        headphones
        airpods                           earbuds
        keyboard                          keyboard
        computermouse                     mouse
        magicmouse                        mouse2
        gamecontroller                    controller
        gamecontroller.fill               controller silhouette
        printer.dotmatrix                 printer
        camera                            camera
        camera.viewfinder                 fullscreen + camera size=0.55
        camera.macro                      flower1
        web.camera                        webcam
        photo                             image
        photo.on.rectangle                images
        photo.on.rectangle.fill           =photo.on.rectangle
        photo.on.rectangle.angled         images
        photo.stack                       images
        film                              film
        movieclapper                      camera-reels
        play                              play size=1.45
        play.enclosed                     play-fill size=0.62 at=0.6,0
        play.rectangle                    play-btn
        pause                             pause size=1.5
        stop                              stop size=1.5
        playpause                         play size=0.8 at=-4,0 + pause size=0.8 at=4.5,0
        playpause.fill                    play-fill size=0.8 at=-4,0 + pause-fill size=0.8 at=4.5,0
        forward                           fast-forward
        backward                          rewind
        forward.end                       skip-end size=1.4
        backward.end                      skip-start size=1.4
        forward.end.alt                   skip-forward
        backward.end.alt                  skip-backward
        eject                             eject
        record                            record size=1.5
        music.note                        music-note
        music.note.list                   music-note-list
        music.quarternote.3               music-note-beamed
        music.mic                         mic
        airplayvideo                      cast
        airplayaudio                      cast
        pip                               pip
        battery.0                         battery
        battery.0percent                  battery
        battery.25                        battery + | M2 6h2.5v4H2z
        battery.25percent                 battery + | M2 6h2.5v4H2z
        battery.50                        battery + | M2 6h5v4H2z
        battery.50percent                 battery + | M2 6h5v4H2z
        battery.75                        battery + | M2 6h7.5v4H2z
        battery.75percent                 battery + | M2 6h7.5v4H2z
        battery.100                       battery + | M2 6h10v4H2z
        battery.100percent                battery + | M2 6h10v4H2z
        battery.100.bolt                  battery-charging
        battery.100percent.bolt           battery-charging
        cellularbars                      reception-4
        cable.connector                   usb-plug
        powerplug                         plug
        poweroutlet.type.f                outlet
        bolt                              lightning-charge
        bolt.horizontal                   lightning-charge turned=270
        externaldrive.connected.to.line.below hdd-network
        wifi.router                       router
        visionpro                         headset-vr
        headset                           headset
        """
}
