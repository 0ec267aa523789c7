/// The colours of the Fiori palettes by name, from version 3 to the newest.
///
/// Palettes of other versions may have another name for a style, and resolve the style by that name.
public enum ColorStyle: String, CaseIterable, Hashable, Sendable {
    // The grey ramp.
    case grey1, grey2, grey3, grey4, grey5, grey6, grey7, grey8, grey9, grey10, grey11

    // The red ramp.
    case red1, red2, red3, red4, red5, red6, red7, red8, red9, red10, red11

    // The mango ramp.
    case mango1, mango2, mango3, mango4, mango5, mango6, mango7, mango8, mango9, mango10, mango11

    // The green ramp.
    case green1, green2, green3, green4, green5, green6, green7, green8, green9, green10, green11

    // The teal ramp.
    case teal1, teal2, teal3, teal4, teal5, teal6, teal7, teal8, teal9, teal10, teal11

    // The blue ramp.
    case blue1, blue2, blue3, blue4, blue5, blue6, blue7, blue8, blue9, blue10, blue11

    // The indigo ramp.
    case indigo1, indigo2, indigo3, indigo4, indigo5, indigo6, indigo7, indigo8, indigo9, indigo10, indigo11

    // The pink ramp.
    case pink1, pink2, pink3, pink4, pink5, pink6, pink7, pink8, pink9, pink10, pink11

    // The raspberry ramp.
    case raspberry1, raspberry2, raspberry3, raspberry4, raspberry5, raspberry6, raspberry7, raspberry8, raspberry9,
        raspberry10, raspberry11

    // Constant black and white.
    case baseWhite, baseBlack, base1, base2

    // Labels on accent backgrounds.
    case accentLabel1, accentLabel2, accentLabel3, accentLabel4, accentLabel5, accentLabel6, accentLabel7,
        accentLabel8, accentLabel9, accentLabel10

    // Accent backgrounds.
    case accentBackground1, accentBackground2, accentBackground3, accentBackground4, accentBackground5,
        accentBackground6, accentBackground7, accentBackground8, accentBackground9, accentBackground10

    // Colours by purpose.
    case cardShadow, sectionShadow, primaryBackground, secondaryBackground, tertiaryBackground,
        primaryGroupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground, navBarTitleLabel,
        primaryLabel, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, primaryFill, secondaryFill,
        tertiaryFill, quaternaryFill, tintColor, tintColor2, tintColor3, tintColorTapState, negativeLabel,
        positiveLabel, criticalLabel, informativeLabel, neutralLabel, negativeLabelTapState, positiveLabelTapState,
        criticalLabelTapState, informativeLabelTapState, neutralLabelTapState, negativeBackground, positiveBackground,
        criticalBackground, informationBackground, neutralBackground, negativeBackgroundTapState,
        positiveBackgroundTapState, criticalBackgroundTapState, informationBackgroundTapState,
        neutralBackgroundTapState, separator, separatorOpaque, header, headerBlended, barTransparent, contrastElement,
        footer, cellBackground, chrome, chromeSecondary, esriEdit

    // Series of charts.
    case chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8, chart9, chart10, chart11, chart12, chartBad,
        chartCritical, chartGood, chartNeutral

    // Rising and falling stocks.
    case stockUpStroke, stockDownStroke

    // Objects on maps.
    case map1, map2, map3, map4, map5, map6, map7, map9, map10

    // Colours that an app may give a meaning.
    case customColor1, customColor2, customColor3, customColor4, customColor5, customColor6

    // The assistant.
    case jouleBrand, jouleAccent1, jouleAccent2, jouleAccent3, jouleGradient1, jouleGradient2, jouleSelectedFill,
        jouleSelectedLabel

    // Colours of versions 3 to 5 by rank.
    case primary1, primary2, primary3, primary4, primary5, primary6, primary7, primary8, primary9, primary10

    // Colours of versions 3 to 5 by purpose; newer palettes have them under other names or not at all.
    case tintColorLight, tintColorDark, tintColorTapStateLight, tintColorTapStateDark, navigationBar,
        backgroundGradientTop, backgroundGradientBottom, backgroundBase, background1, background2, line, shadow, shell,
        cellBackgroundTapState, negative, critical, positive

    // The accents of versions 3 to 5.
    case accent1, accent1b, accent2, accent2b, accent3, accent4, accent5, accent6, accent6b, accent7, accent7b,
        accent8, accent9, accent10, accent10b
}
