/// The colours of palette version 6: one line a style, a column a variant, `-` where there is none.
enum PaletteV6 {
    /// Columns: light, dark, contrastLight, contrastDark, elevatedLight, elevatedDark, elevatedContrastLight; RGBA.
    static let table = """
        grey1                       111D29FF F5F6F7FF 000000FF E8EBEDFF
        grey2                       223548FF D5DADDFF 121C26FF CCD3D6FF
        grey3                       354A5FFF A9B4BEFF 23303EFF 9CA9B4FF
        grey4                       475E75FF 8396A8FF 344556FF 8799ABFF
        grey5                       5B738BFF 5B738BFF 47596CFF 47596CFF
        grey6                       8396A8FF 475E75FF 8799ABFF 344556FF
        grey7                       A9B4BEFF 354A5FFF 9CA9B4FF 23303EFF
        grey8                       D5DADDFF 223548FF CCD3D6FF 121C26FF
        grey9                       F5F6F7FF 111D29FF E8EBEDFF 000000FF
        blue1                       00144AFF EBF8FFFF 000000FF D6F1FFFF
        blue2                       002A86FF 89D1FFFF 001647FF 99D7FFFF
        blue3                       0040B0FF 4DB1FFFF 002D7AFF 47AFFFFF
        blue4                       0057D2FF 1B90FFFF 0046A8FF 2E99FFFF
        blue5                       0070F2FF 0070F2FF 0055B8FF 0055B8FF
        blue6                       1B90FFFF 0057D2FF 2E99FFFF 0046A8FF
        blue7                       4DB1FFFF 0040B0FF 47AFFFFF 002D7AFF
        blue8                       89D1FFFF 002A86FF 99D7FFFF 001647FF
        blue9                       EBF8FFFF 00144AFF D6F1FFFF 000000FF
        teal1                       012931FF DAFDF5FF 000000FF C5FCEFFF
        teal2                       02414CFF 64EDD2FF 011E23FF 51EBCDFF
        teal3                       035663FF 00CEACFF 023840FF 00CEACFF
        teal4                       046C7AFF 04ACA7FF 03535EFF 04ACA7FF
        teal5                       07838FFF 07838FFF 05626BFF 05626BFF
        teal6                       04ACA7FF 046C7AFF 04ACA7FF 03535EFF
        teal7                       00CEACFF 035663FF 00CEACFF 023840FF
        teal8                       64EDD2FF 02414CFF 51EBCDFF 011E23FF
        teal9                       DAFDF5FF 012931FF C5FCEFFF 000000FF
        green1                      0E2B16FF F5FAE5FF 000000FF EFF7D4FF
        green2                      164323FF 97DD40FF 0A1F10FF A5E25AFF
        green3                      1E592FFF 5DC122FF 13391EFF 5CBF22FF
        green4                      256F3AFF 36A41DFF 1B502AFF 39AD1FFF
        green5                      188918FF 188918FF 116411FF 116411FF
        green6                      36A41DFF 256F3AFF 39AD1FFF 1B502AFF
        green7                      5DC122FF 1E592FFF 5CBF22FF 13391EFF
        green8                      97DD40FF 164323FF A5E25AFF 0A1F10FF
        green9                      F5FAE5FF 0E2B16FF EFF7D4FF 000000FF
        mango1                      450B00FF FFF8D6FF 000000FF FFF5C2FF
        mango2                      6D1900FF FFDF72FF 330C00FF FFDA5CFF
        mango3                      8D2A00FF FFB300FF 5C1B00FF EBA500FF
        mango4                      A93E00FF F58B00FF 7A2D00FF F58B00FF
        mango5                      C35500FF C35500FF 944000FF 944000FF
        mango6                      F58B00FF A93E00FF F58B00FF 7A2D00FF
        mango7                      FFB300FF 8D2A00FF EBA500FF 5C1B00FF
        mango8                      FFDF72FF 6D1900FF FFDA5CFF 330C00FF
        mango9                      FFF8D6FF 450B00FF FFF5C2FF 000000FF
        red1                        350000FF FFEAF4FF 000000FF FFE0EFFF
        red2                        5A0404FF FF8CB2FF 3B0303FF FFC2D6FF
        red3                        840606FF FF5C77FF 660505FF FF8095FF
        red4                        AA0808FF EE3939FF 840606FF F26969FF
        red5                        D20A0AFF D20A0AFF B40909FF B40909FF
        red6                        EE3939FF AA0808FF F26969FF 840606FF
        red7                        FF5C77FF 840606FF FF8095FF 660505FF
        red8                        FF8CB2FF 5A0404FF FFC2D6FF 3B0303FF
        red9                        FFEAF4FF 350000FF FFE0EFFF 000000FF
        pink1                       28004AFF FFF0FAFF 000000FF FFE0F5FF
        pink2                       510080FF FFAFEDFF 2D0047FF FFBDF0FF
        pink3                       7800A4FF FF8AF0FF 560075FF FF75EDFF
        pink4                       A100C2FF F31DEDFF 7B0094FF F54CF1FF
        pink5                       CC00DCFF CC00DCFF 9C00A8FF 9C00A8FF
        pink6                       F31DEDFF A100C2FF F54CF1FF 7B0094FF
        pink7                       FF8AF0FF 7800A4FF FF75EDFF 560075FF
        pink8                       FFAFEDFF 510080FF FFBDF0FF 2D0047FF
        pink9                       FFF0FAFF 28004AFF FFE0F5FF 000000FF
        indigo1                     1C0C6EFF F1ECFFFF 000000FF ECE5FFFF
        indigo2                     2C13ADFF D3B6FFFF 160A57FF DDC7FFFF
        indigo3                     470CEDFF B894FFFF 2F089BFF B894FFFF
        indigo4                     5D36FFFF 9B76FFFF 2F00F5FF A180FFFF
        indigo5                     7858FFFF 7858FFFF 4A1FFFFF 4A1FFFFF
        indigo6                     9B76FFFF 5D36FFFF A180FFFF 2F00F5FF
        indigo7                     B894FFFF 470CEDFF B894FFFF 2F089BFF
        indigo8                     D3B6FFFF 2C13ADFF DDC7FFFF 160A57FF
        indigo9                     F1ECFFFF 1C0C6EFF ECE5FFFF 000000FF
        baseWhite                   FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF
        baseBlack                   000000FF 000000FF 000000FF 000000FF
        cardShadow                  0000004D 5B738B14 0000004D 47596C14
        sectionShadow               0000003D 5B738B3D 9CA9B4FF 47596C3D
        primaryBackground           000000FF FFFFFFFF 000000FF FFFFFFFF 192027FF -        1C242BFF
        secondaryBackground         0F1216FF F5F6F7FF 171E23FF E8EBEDFF 1F272FFF -        252E38FF
        tertiaryBackground          161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        primaryGroupedBackground    000000FF F5F6F7FF 000000FF E8EBEDFF 192027FF -        1C242BFF
        secondaryGroupedBackground  161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        tertiaryGroupedBackground   0F1216FF F5F6F7FF 171E23FF E8EBEDFF 1F272FFF -        252E38FF
        primaryLabel                F5F6F7FF 223548FF FFFFFFFF 000000FF
        secondaryLabel              D5DADDFF 475E75FF D5DADDFF 121C26FF
        tertiaryLabel               A9B4BEFF 475E75E5 CCD2D6FF 344556FF
        quaternaryLabel             8396A8FF 5B738BD4 9CA9B4FF 47596CFF
        primaryFill                 223548FF FFFFFFFF 344556FF FFFFFFFF
        secondaryFill               8396A81F 5B738B0F 8799AB23 47596C0F
        tertiaryFill                8396A845 5B738B29 8799AB45 47596C29
        quaternaryFill              8396A814 5B738B14 8799AB19 47596C14
        tintColor                   4DB1FFFF 0070F2FF 99D7FFFF 0055B8FF
        tintColor2                  4DB1FFFF 0057D2FF 99D7FFFF 0046A8FF
        tintColorTapState           1B90FFFF 0040B0FF 2E99FFFF 002D7AFF
        negativeLabel               FF5C77FF D20A0AFF FFC2D6FF 840606FF
        positiveLabel               5DC122FF 256F3AFF A5E25AFF 1B502AFF
        criticalLabel               F58B00FF C35500FF FFDA5CFF 7A2D00FF
        negativeBackground          350000FF FFEAF4FF 660505FF FFE0EFFF
        positiveBackground          0E2B16FF F5FAE5FF 13391EFF EEF7D4FF
        criticalBackground          450B00FF FFF8D6FF 5C1B00FF FFF5C2FF
        informationBackground       00144AFF EBF8FFFF 002C7AFF D6F1FFFF
        separator                   8396A85E 5B738B5E 9CA9B45E 47596C5E
        separatorOpaque             8396A8D4 5B738BD4 9CA9B4FF 47596CEB
        header                      161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        headerBlended               161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        barTransparent              111D29D9 111D29D9 000000D9 000000D9
        contrastElement             8396A8FF 5B738BFF 9CA9B4FF 47596CFF
        footer                      192027FF FFFFFFFF 1C242BFF FFFFFFFF 26303AFF -        2B3541FF
        cellBackground              22354800 FFFFFF00 00000000 FFFFFF00
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
        """
}
