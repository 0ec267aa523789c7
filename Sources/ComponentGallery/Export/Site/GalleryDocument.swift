/// The frame that all pages of the gallery have.
enum GalleryDocument {
    static func html(title: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <link rel="stylesheet" href="gallery.css">
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// A text as HTML shows it, in elements and in quoted attributes.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    /// An image of the size of a picture.
    static func image(_ picture: GallerySite.Picture, alternative: String) -> String {
        let (width, height) = (Int(picture.size.width.rounded(.up)), Int(picture.size.height.rounded(.up)))
        return """
            <img src="\(picture.file).svg" alt="\(escaped(alternative))" loading="lazy" width="\(width)" height="\(height)">
            """
    }
}
