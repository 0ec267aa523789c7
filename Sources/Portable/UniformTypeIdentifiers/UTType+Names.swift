extension UTType {
    /// `public.item`.
    public static var item: UTType { UTType(declared: "public.item") }

    /// `public.content`.
    public static var content: UTType { UTType(declared: "public.content") }

    /// `public.composite-content`.
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }

    /// `public.disk-image`.
    public static var diskImage: UTType { UTType(declared: "public.disk-image") }

    /// `public.data`.
    public static var data: UTType { UTType(declared: "public.data") }

    /// `public.directory`.
    public static var directory: UTType { UTType(declared: "public.directory") }

    /// `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(declared: "com.apple.resolvable") }

    /// `public.symlink`.
    public static var symbolicLink: UTType { UTType(declared: "public.symlink") }

    /// `public.executable`.
    public static var executable: UTType { UTType(declared: "public.executable") }

    /// `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(declared: "com.apple.mount-point") }

    /// `com.apple.alias-file`, as in files with the extension `alias`.
    public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }

    /// `com.apple.bookmark`, as in files with the extension `bookmark`.
    public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }

    /// `public.url`.
    public static var url: UTType { UTType(declared: "public.url") }

    /// `public.file-url`.
    public static var fileURL: UTType { UTType(declared: "public.file-url") }

    /// `public.text`.
    public static var text: UTType { UTType(declared: "public.text") }

    /// `public.plain-text`, as in files with the extension `txt`.
    public static var plainText: UTType { UTType(declared: "public.plain-text") }

    /// `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }

    /// `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }

    /// `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }

    /// `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }

    /// `public.comma-separated-values-text`, as in files with the extension `csv`.
    public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }

    /// `public.tab-separated-values-text`, as in files with the extension `tsv`.
    public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }

    /// `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { UTType(declared: "public.utf8-tab-separated-values-text") }

    /// `public.rtf`, as in files with the extension `rtf`.
    public static var rtf: UTType { UTType(declared: "public.rtf") }

    /// `public.html`, as in files with the extension `html`.
    public static var html: UTType { UTType(declared: "public.html") }

    /// `public.xml`, as in files with the extension `xml`.
    public static var xml: UTType { UTType(declared: "public.xml") }

    /// `public.yaml`, as in files with the extension `yml`.
    public static var yaml: UTType { UTType(declared: "public.yaml") }

    /// `public.source-code`.
    public static var sourceCode: UTType { UTType(declared: "public.source-code") }

    /// `public.assembly-source`, as in files with the extension `s`.
    public static var assemblyLanguageSource: UTType { UTType(declared: "public.assembly-source") }

    /// `public.c-source`, as in files with the extension `c`.
    public static var cSource: UTType { UTType(declared: "public.c-source") }

    /// `public.objective-c-source`, as in files with the extension `m`.
    public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }

    /// `public.swift-source`, as in files with the extension `swift`.
    public static var swiftSource: UTType { UTType(declared: "public.swift-source") }

    /// `public.c-plus-plus-source`, as in files with the extension `cpp`.
    public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }

    /// `public.objective-c-plus-plus-source`, as in files with the extension `mm`.
    public static var objectiveCPlusPlusSource: UTType { UTType(declared: "public.objective-c-plus-plus-source") }

    /// `public.c-header`, as in files with the extension `h`.
    public static var cHeader: UTType { UTType(declared: "public.c-header") }

    /// `public.c-plus-plus-header`, as in files with the extension `hpp`.
    public static var cPlusPlusHeader: UTType { UTType(declared: "public.c-plus-plus-header") }

    /// `public.script`.
    public static var script: UTType { UTType(declared: "public.script") }

    /// `com.apple.applescript.text`, as in files with the extension `applescript`.
    public static var appleScript: UTType { UTType(declared: "com.apple.applescript.text") }

    /// `com.apple.applescript.script`, as in files with the extension `scpt`.
    public static var osaScript: UTType { UTType(declared: "com.apple.applescript.script") }

    /// `com.apple.applescript.script-bundle`, as in files with the extension `scptd`.
    public static var osaScriptBundle: UTType { UTType(declared: "com.apple.applescript.script-bundle") }

    /// `com.netscape.javascript-source`, as in files with the extension `js`.
    public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }

    /// `public.shell-script`, as in files with the extension `sh`.
    public static var shellScript: UTType { UTType(declared: "public.shell-script") }

    /// `public.perl-script`, as in files with the extension `pl`.
    public static var perlScript: UTType { UTType(declared: "public.perl-script") }

    /// `public.python-script`, as in files with the extension `py`.
    public static var pythonScript: UTType { UTType(declared: "public.python-script") }

    /// `public.ruby-script`, as in files with the extension `rb`.
    public static var rubyScript: UTType { UTType(declared: "public.ruby-script") }

    /// `public.php-script`, as in files with the extension `php`.
    public static var phpScript: UTType { UTType(declared: "public.php-script") }

    /// `public.make-source`.
    public static var makefile: UTType { UTType(declared: "public.make-source") }

    /// `public.json`, as in files with the extension `json`.
    public static var json: UTType { UTType(declared: "public.json") }

    /// `com.apple.property-list`, as in files with the extension `plist`.
    public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }

    /// `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }

    /// `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }

    /// `com.adobe.pdf`, as in files with the extension `pdf`.
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }

    /// `com.apple.rtfd`, as in files with the extension `rtfd`.
    public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }

    /// `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }

    /// `com.apple.webarchive`, as in files with the extension `webarchive`.
    public static var webArchive: UTType { UTType(declared: "com.apple.webarchive") }

    /// `public.image`.
    public static var image: UTType { UTType(declared: "public.image") }

    /// `public.jpeg`, as in files with the extension `jpeg`.
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }

    /// `public.tiff`, as in files with the extension `tiff`.
    public static var tiff: UTType { UTType(declared: "public.tiff") }

    /// `com.compuserve.gif`, as in files with the extension `gif`.
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }

    /// `public.png`, as in files with the extension `png`.
    public static var png: UTType { UTType(declared: "public.png") }

    /// `com.apple.icns`, as in files with the extension `icns`.
    public static var icns: UTType { UTType(declared: "com.apple.icns") }

    /// `com.microsoft.bmp`, as in files with the extension `bmp`.
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }

    /// `com.microsoft.ico`, as in files with the extension `ico`.
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }

    /// `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }

    /// `public.svg-image`, as in files with the extension `svg`.
    public static var svg: UTType { UTType(declared: "public.svg-image") }

    /// `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }

    /// `public.heif`, as in files with the extension `heif`.
    public static var heif: UTType { UTType(declared: "public.heif") }

    /// `public.heic`, as in files with the extension `heic`.
    public static var heic: UTType { UTType(declared: "public.heic") }

    /// `org.webmproject.webp`, as in files with the extension `webp`.
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }

    /// `public.3d-content`.
    public static var threeDContent: UTType { UTType(declared: "public.3d-content") }

    /// `com.pixar.universal-scene-description`, as in files with the extension `usd`.
    public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }

    /// `com.pixar.universal-scene-description-mobile`, as in files with the extension `usdz`.
    public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }

    /// `com.apple.reality`, as in files with the extension `reality`.
    public static var realityFile: UTType { UTType(declared: "com.apple.reality") }

    /// `com.apple.scenekit.scene`, as in files with the extension `scn`.
    public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }

    /// `com.apple.arobject`, as in files with the extension `arobject`.
    public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }

    /// `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }

    /// `public.movie`.
    public static var movie: UTType { UTType(declared: "public.movie") }

    /// `public.video`.
    public static var video: UTType { UTType(declared: "public.video") }

    /// `public.audio`.
    public static var audio: UTType { UTType(declared: "public.audio") }

    /// `com.apple.quicktime-movie`, as in files with the extension `mov`.
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }

    /// `public.mpeg`, as in files with the extension `mpg`.
    public static var mpeg: UTType { UTType(declared: "public.mpeg") }

    /// `public.mpeg-2-video`, as in files with the extension `m2v`.
    public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }

    /// `public.mpeg-2-transport-stream`, as in files with the extension `ts`.
    public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }

    /// `public.mp3`, as in files with the extension `mp3`.
    public static var mp3: UTType { UTType(declared: "public.mp3") }

    /// `public.mpeg-4`, as in files with the extension `mp4`.
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }

    /// `public.mpeg-4-audio`, as in files with the extension `mp4`.
    public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }

    /// `com.apple.protected-mpeg-4-audio`, as in files with the extension `m4p`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }

    /// `com.apple.protected-mpeg-4-video`, as in files with the extension `m4v`.
    public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }

    /// `public.avi`, as in files with the extension `avi`.
    public static var avi: UTType { UTType(declared: "public.avi") }

    /// `public.aiff-audio`, as in files with the extension `aiff`.
    public static var aiff: UTType { UTType(declared: "public.aiff-audio") }

    /// `com.microsoft.waveform-audio`, as in files with the extension `wav`.
    public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }

    /// `public.midi-audio`, as in files with the extension `midi`.
    public static var midi: UTType { UTType(declared: "public.midi-audio") }

    /// `public.playlist`.
    public static var playlist: UTType { UTType(declared: "public.playlist") }

    /// `public.m3u-playlist`, as in files with the extension `m3u`.
    public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }

    /// `public.folder`.
    public static var folder: UTType { UTType(declared: "public.folder") }

    /// `public.volume`.
    public static var volume: UTType { UTType(declared: "public.volume") }

    /// `com.apple.package`.
    public static var package: UTType { UTType(declared: "com.apple.package") }

    /// `com.apple.bundle`, as in files with the extension `bundle`.
    public static var bundle: UTType { UTType(declared: "com.apple.bundle") }

    /// `com.apple.plugin`, as in files with the extension `plugin`.
    public static var pluginBundle: UTType { UTType(declared: "com.apple.plugin") }

    /// `com.apple.metadata-importer`, as in files with the extension `mdimporter`.
    public static var spotlightImporter: UTType { UTType(declared: "com.apple.metadata-importer") }

    /// `com.apple.quicklook-generator`, as in files with the extension `qlgenerator`.
    public static var quickLookGenerator: UTType { UTType(declared: "com.apple.quicklook-generator") }

    /// `com.apple.xpc-service`, as in files with the extension `xpc`.
    public static var xpcService: UTType { UTType(declared: "com.apple.xpc-service") }

    /// `com.apple.framework`, as in files with the extension `framework`.
    public static var framework: UTType { UTType(declared: "com.apple.framework") }

    /// `com.apple.application`.
    public static var application: UTType { UTType(declared: "com.apple.application") }

    /// `com.apple.application-bundle`, as in files with the extension `app`.
    public static var applicationBundle: UTType { UTType(declared: "com.apple.application-bundle") }

    /// `com.apple.application-and-system-extension`, as in files with the extension `appex`.
    public static var applicationExtension: UTType { UTType(declared: "com.apple.application-and-system-extension") }

    /// `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(declared: "public.unix-executable") }

    /// `com.microsoft.windows-executable`, as in files with the extension `exe`.
    public static var exe: UTType { UTType(declared: "com.microsoft.windows-executable") }

    /// `com.apple.systempreference.prefpane`, as in files with the extension `prefpane`.
    public static var systemPreferencesPane: UTType { UTType(declared: "com.apple.systempreference.prefpane") }

    /// `public.archive`.
    public static var archive: UTType { UTType(declared: "public.archive") }

    /// `org.gnu.gnu-zip-archive`, as in files with the extension `gz`.
    public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }

    /// `public.bzip2-archive`, as in files with the extension `bz2`.
    public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }

    /// `public.zip-archive`, as in files with the extension `zip`.
    public static var zip: UTType { UTType(declared: "public.zip-archive") }

    /// `com.apple.archive`, as in files with the extension `aar`.
    public static var appleArchive: UTType { UTType(declared: "com.apple.archive") }

    /// `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }

    /// `public.presentation`.
    public static var presentation: UTType { UTType(declared: "public.presentation") }

    /// `public.database`.
    public static var database: UTType { UTType(declared: "public.database") }

    /// `public.message`.
    public static var message: UTType { UTType(declared: "public.message") }

    /// `public.contact`.
    public static var contact: UTType { UTType(declared: "public.contact") }

    /// `public.vcard`, as in files with the extension `vcf`.
    public static var vCard: UTType { UTType(declared: "public.vcard") }

    /// `public.to-do-item`.
    public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }

    /// `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }

    /// `public.email-message`.
    public static var emailMessage: UTType { UTType(declared: "public.email-message") }

    /// `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }

    /// `com.microsoft.internet-shortcut`, as in files with the extension `url`.
    public static var internetShortcut: UTType { UTType(declared: "com.microsoft.internet-shortcut") }

    /// `public.font`.
    public static var font: UTType { UTType(declared: "public.font") }

    /// `public.bookmark`.
    public static var bookmark: UTType { UTType(declared: "public.bookmark") }

    /// `com.rsa.pkcs-12`, as in files with the extension `p12`.
    public static var pkcs12: UTType { UTType(declared: "com.rsa.pkcs-12") }

    /// `public.x509-certificate`, as in files with the extension `cer`.
    public static var x509Certificate: UTType { UTType(declared: "public.x509-certificate") }

    /// `org.idpf.epub-container`, as in files with the extension `epub`.
    public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }

    /// `public.log`, as in files with the extension `log`.
    public static var log: UTType { UTType(declared: "public.log") }
}
