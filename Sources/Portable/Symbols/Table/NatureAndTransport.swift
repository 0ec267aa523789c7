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
        leaf.fill                         | M14.5 1.5c.3 6-1.5 11-6.5 11-1.6 0-2.9-.6-3.8-1.4L2 14.4a.6.6 0 1 1-.9-.8l2.3-2.9C2.7 9.7 2.4 8.6 2.4 7.4 2.4 3.4 6.5 2 9.5 2.2 11.6 2.3 13.2 2.2 14.5 1.5z
        leaf                              | M14.5 1.5c.3 6-1.5 11-6.5 11-1.6 0-2.9-.6-3.8-1.4L2 14.4a.6.6 0 1 1-.9-.8l2.3-2.9C2.7 9.7 2.4 8.6 2.4 7.4 2.4 3.4 6.5 2 9.5 2.2 11.6 2.3 13.2 2.2 14.5 1.5z M13.5 2.9c-1.2.4-2.6.4-4.1.3-2.6-.1-6 1-6 4.2 0 .9.2 1.7.7 2.4l4.8-4.2a.5.5 0 1 1 .7.8L5 10.4c.8.7 1.8 1.1 3 1.1 4 0 5.6-4 5.5-8.6z
        tree                              tree
        mountain.2                        image-alt
        mountain.2.fill                   =mountain.2
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
