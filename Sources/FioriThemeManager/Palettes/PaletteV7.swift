/// The colours of palette version 7: one line a style, a column a variant, `-` where there is none.
enum PaletteV7 {
    /// Columns: light, dark, contrastLight, contrastDark, elevatedLight, elevatedDark, elevatedContrastLight; RGBA.
    static let table = """
        grey1                          12171CFF F5F6F7FF 1C242BFF EAECEEFF
        grey2                          1A2733FF EAECEEFF 22313FFF D5DADDFF
        grey3                          223548FF D5DADDFF 2B3E4FFF A9B4BEFF
        grey4                          354A5FFF A9B4BEFF 364D63FF 96A6B5FF
        grey5                          475E75FF 8396A8FF 3F5A73FF 8799ABFF
        grey6                          5B738BFF 5B738BFF 5B738BFF 5B738BFF
        grey7                          8396A8FF 475E75FF A5B0BBFF 354A5FFF
        grey8                          A9B4BEFF 354A5FFF C0C9CEFF 223548FF
        grey9                          D5DADDFF 223548FF D7DBE0FF 1A2733FF
        grey10                         EAECEEFF 1A2733FF E8EBEDFF 12171CFF
        grey11                         F5F6F7FF 12171CFF FFFFFFFF 000000FF
        red1                           350000FF FFEAF4FF 470000FF FFE0F0FF
        red2                           5A0404FF FFD5EAFF 5D0404FF FFBDD8FF
        red3                           840606FF FFB2D2FF 790606FF FF99BBFF
        red4                           AA0808FF FF8CB2FF 970707FF FF7596FF
        red5                           D20A0AFF FF5C77FF B40808FF FF5C77FF
        red6                           EE3939FF EE3939FF D20A0AFF D20A0AFF
        red7                           FF5C77FF D20A0AFF FF8AB9FF 9C0707FF
        red8                           FF8CB2FF AA0808FF FFADD1FF 7F0505FF
        red9                           FFB2D2FF 840606FF FFD5EAFF 4E0303FF
        red10                          FFD5EAFF 5A0404FF FFEAF4FF 350000FF
        red11                          FFEAF4FF 350000FF FFFFFFFF 000000FF
        mango1                         450B00FF FFF8D6FF 470B00FF FFF3B8FF
        mango2                         6D1900FF FFF3B8FF 611600FF FFE17AFF
        mango3                         8D2A00FF FFDF72FF 7A2400FF FFCB52FF
        mango4                         A93E00FF FFC933FF 853100FF FFAB24FF
        mango5                         C35500FF FFB300FF 993800FF DB8000FF
        mango6                         E76500FF E76500FF C35500FF C35500FF
        mango7                         FFB300FF C35500FF EBA500FF 853100FF
        mango8                         FFC933FF A93E00FF FFD972FF 702100FF
        mango9                         FFDF72FF 8D2A00FF FFEDADFF 450B00FF
        mango10                        FFF3B8FF 6D1900FF FFF8D6FF 290700FF
        mango11                        FFF8D6FF 450B00FF FFFFFFFF 000000FF
        green1                         0E2B16FF F5FAE5FF 0D2614FF EAF4C7FF
        green2                         164323FF EBF5CBFF 12361CFF B6E779FF
        green3                         1E592FFF BDE986FF 184826FF 93DC38FF
        green4                         256F3AFF 97DD40FF 1D5827FF 66D425FF
        green5                         188918FF 5DC122FF 216326FF 56B21FFF
        green6                         36A41DFF 36A41DFF 188918FF 188918FF
        green7                         5DC122FF 188918FF 60C723FF 1C542CFF
        green8                         97DD40FF 256F3AFF BDE986FF 164323FF
        green9                         BDE986FF 1E592FFF E1F0B2FF 0E2B16FF
        green10                        EBF5CBFF 164323FF F5FAE5FF 091B0EFF
        green11                        F5FAE5FF 0E2B16FF FFFFFFFF 000000FF
        teal1                          012931FF DAFDF5FF 01262DFF C2FCEEFF
        teal2                          02414CFF C2FCEEFF 023741FF 84F1DBFF
        teal3                          035663FF 64EDD2FF 02454FFF 3BE2C4FF
        teal4                          046C7AFF 2CE0BFFF 03535EFF 1ECDB2FF
        teal5                          07838FFF 00CEACFF 04606DFF 00B295FF
        teal6                          049F9AFF 049F9AFF 07838FFF 07838FFF
        teal7                          00CEACFF 07838FFF 00C7C0FF 03535EFF
        teal8                          2CE0BFFF 046C7AFF 64EDD2FF 02414CFF
        teal9                          64EDD2FF 035663FF A8FBE7FF 012931FF
        teal10                         C2FCEEFF 02414CFF DAFDF5FF 01191EFF
        teal11                         DAFDF5FF 012931FF FFFFFFFF 000000FF
        blue1                          00144AFF EBF8FFFF 001A61FF D1EFFFFF
        blue2                          002A86FF D1EFFFFF 002880FF A6E0FFFF
        blue3                          0040B0FF A6E0FFFF 003899FF 7ACBFFFF
        blue4                          0057D2FF 89D1FFFF 0046A8FF 5CB7FFFF
        blue5                          0070F2FF 4DB1FFFF 0051C2FF 3399FFFF
        blue6                          1B90FFFF 1B90FFFF 0070F2FF 0070F2FF
        blue7                          4DB1FFFF 0070F2FF 57B5FFFF 0046A8FF
        blue8                          89D1FFFF 0057D2FF A6E0FFFF 002A86FF
        blue9                          A6E0FFFF 0040B0FF CCEDFFFF 001E70FF
        blue10                         D1EFFFFF 002A86FF EBF8FFFF 00144AFF
        blue11                         EBF8FFFF 00144AFF FFFFFFFF 000000FF
        indigo1                        0E0637FF F1ECFFFF 1A0B65FF ECE5FFFF
        indigo2                        1C0C6EFF E2D8FFFF 230F8AFF DDC7FFFF
        indigo3                        2C13ADFF D3B6FFFF 2C13ADFF C2A3FFFF
        indigo4                        470CEDFF B894FFFF 3F0BD1FF AD8FFFFF
        indigo5                        5D36FFFF 9B76FFFF 5720F4FF A081F9FF
        indigo6                        7858FFFF 7858FFFF 7F55F6FF 7F55F6FF
        indigo7                        9B76FFFF 5D36FFFF B9A3FBFF 440CE4FF
        indigo8                        B894FFFF 470CEDFF D3B6FFFF 28119CFF
        indigo9                        D3B6FFFF 2C13ADFF DDD1FFFF 1A0B65FF
        indigo10                       E2D8FFFF 1C0C6EFF F1ECFFFF 0E0637FF
        indigo11                       F1ECFFFF 0E0637FF FFFFFFFF 000000FF
        pink1                          28004AFF FFF0FAFF 340061FF FFE0F5FF
        pink2                          510080FF FFDCF3FF 4D007AFF FFB8EFFF
        pink3                          7800A4FF FFAFEDFF 65008AFF FF99F2FF
        pink4                          A100C2FF FF8AF0FF 7F0099FF F87CF5FF
        pink5                          CC00DCFF F65AF2FF 9400B2FF F65AF2FF
        pink6                          F31DEDFF F31DEDFF CC00DCFF CC00DCFF
        pink7                          F65AF2FF CC00DCFF F881F5FF 7F0099FF
        pink8                          FF8AF0FF A100C2FF FFA3EEFF 510080FF
        pink9                          FFAFEDFF 7800A4FF FFD1EFFF 410066FF
        pink10                         FFDCF3FF 510080FF FFF0FAFF 240042FF
        pink11                         FFF0FAFF 28004AFF FFFFFFFF 000000FF
        raspberry1                     510136FF FFF0F5FF 41012CFF FFE5EEFF
        raspberry2                     71014BFF FFDCE8FF 600140FF FFC2D7FF
        raspberry3                     9B015DFF FECBDAFF 7F014CFF FDA0BBFF
        raspberry4                     BA066CFF FEADC8FF 940556FF FD81ABFF
        raspberry5                     DF1278FF FE83AEFF AD0664FF FE6299FF
        raspberry6                     FA4F96FF FA4F96FF DF1278FF E3127AFF
        raspberry7                     FE83AEFF DF1278FF FE8B8EFF 8A0450FF
        raspberry8                     FEADC8FF BA066CFF FDAAB1FF 71014BFF
        raspberry9                     FECBDAFF 9B015DFF FFDBE1FF 510136FF
        raspberry10                    FFDCE8FF 71014BFF FFF0F5FF 320122FF
        raspberry11                    FFF0F5FF 510136FF FFFFFFFF 000000FF
        baseWhite                      FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF
        baseBlack                      000000FF 000000FF 000000FF 000000FF
        base1                          FFFFFFFF 000000FF FFFFFFFF 000000FF
        base2                          000000FF FFFFFFFF 000000FF FFFFFFFF
        accentLabel1                   FFDF72FF A93E00FF FFEDADFF 702100FF
        accentLabel2                   FFB2D2FF AA0808FF FFD5EAFF 7F0505FF
        accentLabel3                   FECBDAFF BA066CFF FFDBE1FF 71014BFF
        accentLabel4                   FFAFEDFF A100C2FF FFD1EFFF 510080FF
        accentLabel5                   D3B6FFFF 470CEDFF DDD1FFFF 28119CFF
        accentLabel6                   A6E0FFFF 0057D2FF CCEDFFFF 002A86FF
        accentLabel7                   64EDD2FF 046C7AFF A8FBE7FF 02414CFF
        accentLabel8                   BDE986FF 256F3AFF E1F0B2FF 164323FF
        accentLabel9                   D0B8EAFF 6C32A9FF CDB4E9FF 56248FFF
        accentLabel10                  D5DADDFF 354A5FFF D7DBE0FF 223548FF
        accentBackground1              8D2A00FF FFF3B8FF 7A2400FF FFE17AFF
        accentBackground2              840606FF FFD5EAFF 790606FF FFBDD8FF
        accentBackground3              9B015DFF FFDCE8FF 7F014CFF FFC2D7FF
        accentBackground4              7800A4FF FFDCF3FF 65008AFF FFB8EFFF
        accentBackground5              2C13ADFF E2D8FFFF 2C13ADFF DDC7FFFF
        accentBackground6              0040B0FF D1EFFFFF 003899FF A6E0FFFF
        accentBackground7              035663FF C2FCEEFF 02454FFF 84F1DBFF
        accentBackground8              1E592FFF EBF5CBFF 184826FF B6E779FF
        accentBackground9              511F89FF DDCCF0FF 401E67FF E2D4F2FF
        accentBackground10             223548FF EAECEEFF 2B3E4FFF D5DADDFF
        cardShadow                     0000004D 5B738B14 0000004D 47596C14
        sectionShadow                  0000003D 5B738B3D 9CA9B4FF 47596C3D
        primaryBackground              000000FF FFFFFFFF 000000FF FFFFFFFF 192027FF -        1C242BFF
        secondaryBackground            0F1216FF F5F6F7FF 171E23FF E8EBEDFF 1F272FFF -        252E38FF
        tertiaryBackground             161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        primaryGroupedBackground       000000FF F5F6F7FF 000000FF E8EBEDFF 192027FF -        1C242BFF
        secondaryGroupedBackground     161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        tertiaryGroupedBackground      0F1216FF F5F6F7FF 171E23FF E8EBEDFF 1F272FFF -        252E38FF
        navBarTitleLabel               F5F6F7FF 223548FF FFFFFFFF 000000FF
        primaryLabel                   F5F6F7FF 223548FF FFFFFFFF 000000FF
        secondaryLabel                 D5DADDFF 475E75FF EAECEEFF 121C26FF
        tertiaryLabel                  A9B4BEFF 475E75E5 CCD2D6FF 344556FF
        quaternaryLabel                8396A8FF 5B738BD4 9CA9B4FF 47596CFF
        primaryFill                    8396A80F FFFFFFFF 8799AB0F FFFFFFFF
        secondaryFill                  8396A833 5B738B14 8799AB3D 5B738B29
        tertiaryFill                   8396A81A 5B738B0A 8799AB29 5B738B14
        quaternaryFill                 8396A838 5B738B1A 8799AB4D 5B738B3D
        tintColor                      4DB1FFFF 0070F2FF 99D7FFFF 0046A8FF
        tintColor2                     4DB1FFFF 0057D2FF D1EFFFFF 0046A8FF
        tintColorTapState              1B90FFFF 0040B0FF 2E99FFFF 001E70FF
        negativeLabel                  FF8CB2FF D20A0AFF FFADD1FF 9C0707FF
        positiveLabel                  97DD40FF 256F3AFF BDE986FF 164323FF
        criticalLabel                  FFC933FF C35500FF FFD972FF 853100FF
        negativeLabelTapState          FF5C77FF AA0808FF FF5C77FF 7F0505FF
        positiveLabelTapState          5DC122FF 1E592FFF 60C723FF 0E2B16FF
        criticalLabelTapState          FFB300FF A93E00FF EBA500FF 702100FF
        negativeBackground             FF525229 FF80BC29 5D0404FF FFE0F0FF
        positiveBackground             66FF9029 BDDE5429 12361CFF EAF4C7FF
        criticalBackground             FFC93329 FFD50029 611600FF FFF3B8FF
        informationBackground          366CFE29 85D4FF29 002880FF D1EFFFFF
        negativeBackgroundTapState     FF52521F FF80BC52 470000FF FFBDD8FF
        positiveBackgroundTapState     66FF901F BDDE5452 0D2614FF B6E779FF
        criticalBackgroundTapState     FFC9331F FFD50052 470B00FF FFE17AFF
        informationBackgroundTapState  366CFE1F 85D4FF52 001A61FF A6E0FFFF
        separator                      8396A85E 5B738B5E 9CA9B45E 47596C5E
        separatorOpaque                8396A8D4 5B738BD4 9CA9B4FF 47596CEB
        header                         161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        headerBlended                  161C21FF FFFFFFFF 1C242BFF FFFFFFFF 242E38FF -        2B3541FF
        barTransparent                 111D29D9 111D29D9 000000D9 000000D9
        contrastElement                8396A8FF 5B738BFF 9CA9B4FF 47596CFF
        footer                         192027FF FFFFFFFF 1C242BFF FFFFFFFF 26303AFF -        2B3541FF
        cellBackground                 22354800 FFFFFF00 00000000 FFFFFF00
        chart1                         4DB1FFFF 1B90FFFF
        chart2                         FFB300FF E76500FF
        chart3                         5DC122FF 36A41DFF
        chart4                         FE83AEFF FA4F96FF
        chart5                         9B76FFFF 7858FFFF
        chart6                         00CEACFF 049F9AFF
        chart7                         5C66F5FF 525DF4FF
        chart8                         8396A8FF 5B738BFF
        chart9                         FF5C77FF EE3939FF
        chart10                        00CEACFF 049F9AFF
        chart11                        4DB1FFFF 1B90FFFF
        stockUpStroke                  19A979FF 19A979FF
        stockDownStroke                EE6868FF EE6868FF
        map1                           2E4A62FF 2E4A62FF
        map2                           56840EFF 56840EFF
        map3                           A63788FF A63788FF
        map4                           0079C6FF 0079C6FF
        map5                           6B4EA0FF 6B4EA0FF
        map6                           A16B00FF A16B00FF
        map7                           0B6295FF 0B6295FF
        map9                           1C857AFF 1C857AFF
        map10                          C45300FF C45300FF
        customColor1                   475E75FF 8396A8FF 344556FF 8799ABFF
        customColor2                   0057D2FF 1B90FFFF 0046A8FF 2E99FFFF
        customColor3                   046C7AFF 04ACA7FF 03535EFF 04ACA7FF
        customColor4                   256F3AFF 36A41DFF 1B502AFF 39AD1FFF
        customColor5                   A93E00FF F58B00FF 7A2D00FF F58B00FF
        customColor6                   D20A0AFF D20A0AFF B40909FF B40909FF
        esriEdit                       FFF114FF 1B6DD2FF
        """
}
