extension SymbolTable {
    static let natureAndTransport = """
        sun.max                           sun
        sun.min                           brightness-low
        sunrise                           sunrise
        sunset                            sunset
        sun.haze                          cloud-haze
        moon                              moon
        moon.stars                        moon-stars
        cloud                             cloud
        cloud.sun                         cloud-sun
        cloud.moon                        cloud-moon
        cloud.rain                        cloud-rain
        cloud.heavyrain                   cloud-rain-heavy
        cloud.drizzle                     cloud-drizzle
        cloud.snow                        cloud-snow
        cloud.hail                        cloud-hail
        cloud.sleet                       cloud-sleet
        cloud.fog                         cloud-fog
        cloud.bolt                        cloud-lightning
        cloud.bolt.rain                   cloud-lightning-rain
        smoke                             cloud-haze2
        icloud                            cloud
        icloud.slash                      cloud-slash
        icloud.and.arrow.up               cloud-arrow-up
        icloud.and.arrow.down             cloud-arrow-down
        checkmark.icloud                  cloud-check
        exclamationmark.icloud            cloud + exclamation-lg size=0.45 at=0,0.8
        xmark.icloud                      cloud + x-lg size=0.4 at=0,1
        plus.icloud                       cloud-plus
        wind                              wind
        snowflake                         snow
        tornado                           tornado
        hurricane                         hurricane
        tropicalstorm                     tropical-storm
        water.waves                       water
        drop                              droplet
        humidity                          moisture
        flame                             fire
        flame.fill                        fire
        tree                              tree
        mountain.2                        image-alt
        rainbow                           rainbow
        car                               car-front
        bolt.car                          ev-front
        bus                               bus-front
        tram                              train-lightrail-front
        lightrail                         train-lightrail-front
        bicycle                           bicycle
        scooter                           scooter
        truck.box                         truck
        airplane                          airplane turned=90
        ev.charger                        ev-station
        parkingsign                       p-square
        signpost.right                    signpost
        signpost.left                     signpost mirrored
        signpost.right.and.left           signpost-split
        trafficlight                      stoplights
        stop.sign                         sign-stop
        globe.central.south.asia          globe-central-south-asia
        """
}
