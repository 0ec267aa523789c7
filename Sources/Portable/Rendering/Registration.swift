import CoreGraphics
import Drawing

/// Sets the process's rasteriser; called by the C module at the start of every program that links this module.
@_cdecl("fiori_register_rasteriser")
public func registerRasteriser() {
    Rasteriser.registered = Rasteriser(
        image: { list, size, scale, background in
            try PNGRenderer().image(list, canvas: Canvas(size: size, scale: scale, background: background))
        },
        draw: { list, context, size, scale in context.draw(list, size: size, rasterizationScale: scale) })
}
