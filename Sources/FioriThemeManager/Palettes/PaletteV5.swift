/// The colours of palette version 5: one line a style, a column a variant, `-` where there is none.
enum PaletteV5 {
    /// Columns: light, dark, contrastLight, contrastDark, elevatedLight, elevatedDark; RGBA.
    static let table = """
        shell                       2C3D4FFF 354A5FFF
        background1                 1C2228FF EDEFF0FF
        background2                 232A31FF F7F7F7FF
        line                        8696A9FF 89919AFF
        separator                   8696A945 89919A69
        primary1                    FAFAFAFF 32363AFF
        primary2                    EEF0F1FF 515456FF
        primary3                    D3D7D9FF 6A6D70FF
        primary4                    687D94FF CCCCCCFF
        primary5                    23303EFF FAFAFAFF
        primary6                    29313AFF FFFFFFFF
        primary7                    B8BEC1FF 74777AFF
        primary8                    2F3943FF
        primary9                    3A4552FF E5E5E5FF
        primary10                   8696A9FF 89919AFF
        shadow                      000000FF
        primaryGroupedBackground    1C2228FF EDEFF0FF -        -        232A31FF EDEFF0FF
        secondaryGroupedBackground  232A31FF FFFFFFFF -        -        29313AFF FFFFFFFF
        tertiaryGroupedBackground   29313AFF FFFFFFFF -        -        2F3943FF FFFFFFFF
        primaryBackground           232A31FF FFFFFFFF -        232A31FF 29313AFF FFFFFFFF
        secondaryBackground         1C2228FF F7F7F7FF -        1C2228FF 232A31FF F7F7F7FF
        tertiaryBackground          29313AFF FFFFFFFF -        29313AFF 2F3943FF FFFFFFFF
        primaryLabel                FAFAFAFF 32363AFF FAFAFAFF FAFAFAFF
        secondaryLabel              FAFAFAD9 32363AD9 FAFAFAD9 FAFAFAD9
        tertiaryLabel               FAFAFAB8 32363AB8 FAFAFAB8 FAFAFAB8
        quaternaryLabel             FAFAFA8C 32363A8C FAFAFA8C FAFAFA8C
        primaryFill                 8696A948 89919A29 8696A948 8696A948
        secondaryFill               8696A933 89919A1F 8696A933 8696A933
        tertiaryFill                8696A91F 89919A14 8696A91F 8696A91F
        quaternaryFill              8696A90A 89919A0A 8696A90A 8696A90A
        header                      2C3D4FFF 354A5FFF
        headerBlended               232A31CD FFFFFFCD 232A31A6 FFFFFFA6 29313ACD FFFFFFCD
        barTransparent              23303EDA
        contrastElement             FAFAFAFF 2C3D4FFF
        footer                      23303EEB FAFAFAEB
        cellBackground              FFFFFF00
        cellBackgroundTapState      8696A91C 89919A1C
        tintColor                   91C8F6FF 0A6ED1FF 91C8F6FF 91C8F6FF
        tintColorLight              91C8F6FF 91C8F6FF
        tintColorDark               91C8F6FF 0A6ED1FF
        tintColorTapState           91C8F666 0A6ED166 91C8F666 91C8F666
        tintColorTapStateLight      0A84FF66 74A5D5FF
        tintColorTapStateDark       0A84FF66 0854A1FF
        chart1                      74B3F0FF 5899DAFF
        chart2                      E8743BFF E8743BFF
        chart3                      19A979FF 19A979FF
        chart4                      ED4A7BFF ED4A7BFF
        chart5                      945ECFFF 945ECFFF
        chart6                      13A4B4FF 13A4B4FF
        chart7                      5C66F5FF 525DF4FF
        chart8                      C63FA4FF BF399EFF
        chart9                      6C8893FF 6C8893FF
        chart10                     EE6868FF EE6868FF
        chart11                     387BB7FF 2F6497FF
        stockUpStroke               19A979FF 19A979FF
        stockDownStroke             EE6868FF EE6868FF
        map1                        2E4A62FF 2E4A62FF
        map2                        56840EFF 56840EFF
        map3                        A63788FF A63788FF
        map4                        0079C6FF 0079C6FF
        map5                        6B4EA0FF 6B4EA0FF
        map6                        A16B00FF A16B00FF
        map7                        0B6295FF 0B6295FF
        map9                        1C857AFF 1C857AFF
        map10                       C45300FF C45300FF
        esriEdit                    FFF114FF 1B6DD2FF
        negative                    FF8888FF BB0000FF
        positive                    ABE2ABFF 107E3EFF
        critical                    FABD64FF E9730CFF
        negativeLabel               FF8888FF BB0000FF -        FF8888FF
        positiveLabel               ABE2ABFF 107E3EFF -        ABE2ABFF
        criticalLabel               FABD64FF E9730CFF -        FABD64FF
        negativeBackground          FF888824 BB000014 -        BB000024
        positiveBackground          ABE2AB24 107E3E14 -        107E3E24
        criticalBackground          FABD6424 E9730C14 -        E9730C24
        informationBackground       91C8F624 0A6ED114 -        0A6ED124
        accent1                     E38B16FF E38B16FF
        accent1b                    D17F15FF D17F15FF
        accent2                     DC7474FF DC7474FF
        accent2b                    D04343FF D04343FF
        accent3                     DB1F77FF DB1F77FF
        accent4                     C0399FFF C0399FFF
        accent5                     6367DEFF 6367DEFF
        accent6                     5899DAFF 5899DAFF
        accent6b                    2B78C5FF 2B78C5FF
        accent7                     13A4B4FF 13A4B4FF
        accent7b                    0F828FFF 0F828FFF
        accent8                     7CA10CFF 7CA10CFF
        accent9                     925ACEFF 925ACEFF
        accent10                    8497A4FF 8497A4FF
        accent10b                   647887FF 647887FF
        """
}
