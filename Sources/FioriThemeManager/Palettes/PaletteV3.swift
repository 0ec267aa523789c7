/// The colours of palette version 3: one line a style, a column a variant, `-` where there is none.
enum PaletteV3 {
    /// Columns: light, dark; RGBA.
    static let table = """
        primary1                  FFFFFFFF 32363AFF
        primary2                  D9D9D9FF 515559FF
        primary3                  6A6D70FF
        primary4                  CCCCCCFF
        primary5                  FAFAFAFF
        primary6                  FFFFFFFF
        primary7                  74777AFF
        primary9                  EEEEEFFF
        primary10                 89919AFF
        tintColorLight            0A6ED1FF
        tintColorDark             D1E8FFFF
        tintColor                 D1E8FFFF 0A6ED1FF
        tintColorTapStateLight    0854A1FF
        tintColorTapStateDark     74A5D5FF
        tintColorTapState         74A5D5FF 0854A1FF
        navigationBar             354A5FFF
        backgroundGradientTop     354A5FFF
        backgroundGradientBottom  3F566BFF
        backgroundBase            F3F3F3FF
        line                      F3F3F3FF
        cellBackgroundTapState    EEEEEFFF
        chart1                    74B3F0FF 5899DAFF
        chart2                    E8743BFF
        chart3                    19A979FF
        chart4                    ED4A7BFF
        chart5                    945ECFFF
        chart6                    13A4B4FF
        chart7                    5C66F5FF 525DF4FF
        chart8                    C63FA4FF BF399EFF
        chart9                    6C8893FF
        chart10                   EE6868FF
        chart11                   387BB7FF 2F6497FF
        negative                  FF9B9BFF BB0000FF
        critical                  FFDB79FF E9730CFF
        positive                  8EF79FFF 107E3EFF
        map1                      2E4A62FF
        map2                      56840EFF
        map3                      A63788FF
        map4                      0079C6FF
        map5                      6B4EA0FF
        map6                      A16B00FF
        map7                      0B6295FF
        map9                      1C857AFF
        map10                     C45300FF
        esriEdit                  FFF114FF 1B6DD2FF
        negativeBackground        FFEBEBFF
        criticalBackground        FEF7F1FF
        positiveBackground        F1FDF6FF
        informationBackground     F5FAFFFF
        accent1                   E38B16FF
        accent1b                  D17F15FF
        accent2                   DC7474FF
        accent2b                  D04343FF
        accent3                   DB1F77FF
        accent4                   C0399FFF
        accent5                   6367DEFF
        accent6                   5899DAFF
        accent6b                  2B78C5FF
        accent7                   13A4B4FF
        accent7b                  0F828FFF
        accent8                   7CA10CFF
        accent9                   925ACEFF
        accent10                  8497A4FF
        accent10b                 647887FF
        """
}
