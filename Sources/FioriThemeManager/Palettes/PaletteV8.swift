/// The colours of palette version 8: one line a style, a column a variant, `-` where there is none.
enum PaletteV8 {
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
        red9                           FFB2D2FF 840606FF FFD6EBFF 4E0303FF
        red10                          FFD5EAFF 5A0404FF FFEAF4FF 350000FF
        red11                          FFEAF4FF 350000FF FFFFFFFF 000000FF
        mango1                         450B00FF FFF8D6FF 470B00FF FFF3B8FF
        mango2                         6D1900FF FFF3B8FF 611700FF FFE17AFF
        mango3                         8D2A00FF FFDF72FF 7A2500FF FFCB52FF
        mango4                         A93E00FF FFC933FF 853100FF FFAB24FF
        mango5                         C35500FF FFB300FF 993800FF F58F00FF
        mango6                         E76500FF E76500FF C25400FF C35500FF
        mango7                         FFB300FF C35500FF EBA400FF 853100FF
        mango8                         FFC933FF A93E00FF FFD970FF 702100FF
        mango9                         FFDF72FF 8D2A00FF FFEDADFF 450B00FF
        mango10                        FFF3B8FF 6D1900FF FFF8D6FF 290700FF
        mango11                        FFF8D6FF 450B00FF FFFFFFFF 000000FF
        green1                         0E2B16FF F5FAE5FF 0D2614FF EAF4C7FF
        green2                         164323FF EBF5CBFF 12361CFF B6E779FF
        green3                         1E592FFF BDE986FF 184927FF 93DC38FF
        green4                         256F3AFF 97DD40FF 1D5827FF 62CC24FF
        green5                         188918FF 5DC122FF 216327FF 56B21FFF
        green6                         36A41DFF 36A41DFF 188918FF 188918FF
        green7                         5DC122FF 188918FF 5FC723FF 1C542CFF
        green8                         97DD40FF 256F3AFF BDE986FF 164323FF
        green9                         BDE986FF 1E592FFF E0F0B2FF 0E2B16FF
        green10                        EBF5CBFF 164323FF F5FAE5FF 091B0EFF
        green11                        F5FAE5FF 0E2B16FF FFFFFFFF 000000FF
        teal1                          012931FF DAFDF5FF 01262DFF C2FCEEFF
        teal2                          02414CFF C2FCEEFF 023640FF 84F1DBFF
        teal3                          035663FF 64EDD2FF 024550FF 3BE2C4FF
        teal4                          046C7AFF 2CE0BFFF 03535EFF 1ECDB2FF
        teal5                          07838FFF 00CEACFF 04606CFF 00B295FF
        teal6                          049F9AFF 049F9AFF 07828DFF 07828DFF
        teal7                          00CEACFF 07838FFF 00C7C0FF 03535EFF
        teal8                          2CE0BFFF 046C7AFF 64EDD1FF 02404BFF
        teal9                          64EDD2FF 035663FF A7FBE7FF 012A32FF
        teal10                         C2FCEEFF 02414CFF D8FDF4FF 01191EFF
        teal11                         DAFDF5FF 012931FF FFFFFFFF 000000FF
        blue1                          00144AFF EBF8FFFF 001A61FF D1EFFFFF
        blue2                          002A86FF D1EFFFFF 002880FF A3DFFFFF
        blue3                          0040B0FF A6E0FFFF 003899FF 7ACCFFFF
        blue4                          0057D2FF 89D1FFFF 0046A8FF 5CB6FFFF
        blue5                          0070F2FF 4DB1FFFF 0051C2FF 3399FFFF
        blue6                          1B90FFFF 1B90FFFF 0070F0FF 0070F0FF
        blue7                          4DB1FFFF 0070F2FF 57B6FFFF 0046A8FF
        blue8                          89D1FFFF 0057D2FF A3DFFFFF 002A85FF
        blue9                          A6E0FFFF 0040B0FF CCEDFFFF 001E70FF
        blue10                         D1EFFFFF 002A86FF EBF8FFFF 00144DFF
        blue11                         EBF8FFFF 00144AFF FFFFFFFF 000000FF
        indigo1                        0E0637FF F1ECFFFF 1A0B65FF ECE5FFFF
        indigo2                        1C0C6EFF E2D8FFFF 240F8AFF DDC7FFFF
        indigo3                        2C13ADFF D3B6FFFF 2D13AEFF C2A3FFFF
        indigo4                        470CEDFF B894FFFF 400BD0FF AD8FFFFF
        indigo5                        5D36FFFF 9B76FFFF 581FF4FF A180F9FF
        indigo6                        7858FFFF 7858FFFF 8055F6FF 8055F6FF
        indigo7                        9B76FFFF 5D36FFFF B8A2FBFF 460CE4FF
        indigo8                        B894FFFF 470CEDFF D4B8FFFF 28119CFF
        indigo9                        D3B6FFFF 2C13ADFF DDD1FFFF 1A0B65FF
        indigo10                       E2D8FFFF 1C0C6EFF F0EBFFFF 0E0637FF
        indigo11                       F1ECFFFF 0E0637FF FFFFFFFF 000000FF
        pink1                          28004AFF FFF0FAFF 340060FF FFE0F5FF
        pink2                          510080FF FFDCF3FF 4D007AFF FFB8EEFF
        pink3                          7800A4FF FFAFEDFF 640089FF FF99F1FF
        pink4                          A100C2FF FF8AF0FF 7F0099FF F87CF6FF
        pink5                          CC00DCFF F65AF2FF 9400B2FF F65AF1FF
        pink6                          F31DEDFF F31DEDFF CC00DBFF CC00DBFF
        pink7                          F65AF2FF CC00DCFF F781F3FF 7F0099FF
        pink8                          FF8AF0FF A100C2FF FFA3EEFF 510080FF
        pink9                          FFAFEDFF 7800A4FF FFD1EFFF 400066FF
        pink10                         FFDCF3FF 510080FF FFF0FAFF 240042FF
        pink11                         FFF0FAFF 28004AFF FFFFFFFF 000000FF
        raspberry1                     510136FF FFF0F5FF 41002BFF FFE5EEFF
        raspberry2                     71014BFF FFDCE8FF 60003FFF FFC1D6FF
        raspberry3                     9B015DFF FECBDAFF 7E004CFF FDA0BAFF
        raspberry4                     BA066CFF FEADC8FF 940456FF FD81ABFF
        raspberry5                     FE83AEFF FE83AEFF AD0564FF FE6198FF
        raspberry6                     FA4F96FF FA4F96FF DD1177FF E2127AFF
        raspberry7                     FE83AEFF DF1278FF FD8A8EFF 8A0450FF
        raspberry8                     FEADC8FF BA066CFF FDAAB1FF 6F014AFF
        raspberry9                     FECBDAFF 9B015DFF FFDBE1FF 510136FF
        raspberry10                    FFDCE8FF 71014BFF FFF0F5FF 320021FF
        raspberry11                    FFF0F5FF 510136FF FFFFFFFF 000000FF
        baseWhite                      FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF
        baseBlack                      000000FF 000000FF 000000FF 000000FF
        base1                          FFFFFFFF 000000FF FFFFFFFF 000000FF
        base2                          000000FF FFFFFFFF 000000FF FFFFFFFF
        accentLabel1                   FFDF72FF A93E00FF FFF3B8FF 702100FF
        accentLabel2                   FFB2D2FF AA0808FF FFE0F0FF 7F0505FF
        accentLabel3                   FECBDAFF BA066CFF FFE5EEFF 6F014AFF
        accentLabel4                   FFAFEDFF A110C2FF FFE0F5FF 510080FF
        accentLabel5                   D3B6FFFF 470CEDFF ECE5FFFF 28119CFF
        accentLabel6                   A6E0FFFF 0057D2FF D1EFFFFF 002A85FF
        accentLabel7                   64EDD2FF 046C7AFF C2FCEEFF 02404BFF
        accentLabel8                   BDE986FF 256F3AFF EAF4C7FF 164323FF
        accentLabel9                   D0B8EAFF 6C32A9FF CDB4E9FF 56248FFF
        accentLabel10                  D5DADDFF 354A5FFF EAECEEFF 223548FF
        accentBackground1              8D2A00FF FFF3B8FF 853100FF FFE17AFF
        accentBackground2              840606FF FFD5EAFF 9C0707FF FFBDD8FF
        accentBackground3              9B015DFF FFDCE8FF 8B0450FF FFC2D7FF
        accentBackground4              7800A4FF FFDCF3FF 800099FF FFB8EFFF
        accentBackground5              2C13ADFF E2D8FFFF 440CE4FF DDC7FFFF
        accentBackground6              0040B0FF D1EFFFFF 0046A8FF A3DFFFFF
        accentBackground7              035663FF C2FCEEFF 03535EFF 83F1DBFF
        accentBackground8              1E592FFF EBF5CBFF 1C542CFF B6E779FF
        accentBackground9              511F89FF DDCCF0FF 401E67FF D3BEFFFF
        accentBackground10             223548FF EAECEEFF 354A5FFF D5DADDFF
        cardShadow                     0000004D 5B738B14 0000004D 00000014
        sectionShadow                  0000005E 5B738B3D 0000005E 0000003D
        primaryBackground              000000FF FFFFFFFF 000000FF FFFFFFFF 171D23FF -        192024FF
        secondaryBackground            161C21FF F5F6F7FF 1D252AFF EAECEEFF 242D37FF -        212B30FF
        tertiaryBackground             242E38FF FFFFFFFF 192024FF FFFFFFFF 2F3C48FF -        253136FF
        primaryGroupedBackground       000000FF F5F6F7FF 000000FF E8EBEDFF 171D23FF -        192024FF
        secondaryGroupedBackground     161C21FF FFFFFFFF 1D252AFF FFFFFFFF 242D37FF -        212B30FF
        tertiaryGroupedBackground      242E38FF F5F6F7FF 192024FF E8ECEEFF 2F3C48FF -        253136FF
        navBarTitleLabel               F5F6F7FF 223548FF FFFFFFFF 000000FF
        primaryLabel                   F5F6F7FF 223548FF FFFFFFFF 000000FF
        secondaryLabel                 D5DADDFF 475E75FF EAECEEFF 223548FF
        tertiaryLabel                  A9B4BEFF 5B738BFF D5DADDFF 354A5FFF
        quaternaryLabel                A9B4BE4D 8396A875 A9B4BE80 354A5F57
        quinaryLabel                   000000FF FFFFFFFF 000000FF FFFFFFFF
        primaryFill                    8396A84D 8396A83D 8396A866 8799AB57
        secondaryFill                  8396A847 8396A833 8396A861 8799AB4D
        tertiaryFill                   8396A833 8396A826 8396A84D 8799AB40
        quaternaryFill                 8396A829 8396A817 8396A838 8799AB1A
        tintColor                      4DB1FFFF 0070F2FF 5CB7FFFF 0046A8FF
        tintColor2                     4DB1FFFF 0057D2FF 5CB7FFFF 002A85FF
        tintColor3                     4DB1FF29 0070F214 5CB7FF29 0070F014
        tintColorTapState              1B90FFFF 0040B0FF 3399FFFF 001E70FF
        negativeLabel                  FF5C77FF AA0808FF FF8CB2FF 7F0505FF
        positiveLabel                  5DC122FF 256F3AFF 97DD40FF 164323FF
        criticalLabel                  FFB300FF A93E00FF FFC933FF 702100FF
        informativeLabel               4DB1FFFF 0057D2FF 89D1FFFF 002A85FF
        neutralLabel                   8396A8FF 354A5FFF A9B4BEFF 223548FF
        negativeLabelTapState          EE3939FF 840606FF FF5C77FF 4E0303FF
        positiveLabelTapState          36A41DFF 1E592FFF 56B21FFF 0E2B16FF
        criticalLabelTapState          FFB300FF 8D2A00FF F58F00FF 450B00FF
        informativeLabelTapState       1B90FFFF 0040B0FF 3399FFFF 001E70FF
        neutralLabelTapState           8396A8FF 223548FF 8799ABFF 1A2733FF
        negativeBackground             EE39391F EE393914 FF5C771F D20A0A14
        positiveBackground             36A41D1F 36A41D14 56B21F1F 18891814
        criticalBackground             E765001F E7650014 F58F001F C3550014
        informationBackground          1B90FF1F 1B90FF14 3399FF1F 0070F014
        neutralBackground              5B738B1F 5B738B14 8799AB1F 5B738B14
        negativeBackgroundTapState     EE393938 EE393929 FF5C7738 D20A0A29
        positiveBackgroundTapState     36A41D38 36A41D29 56B21F38 18891829
        criticalBackgroundTapState     E7650038 E7650029 F58F0038 C3550029
        informationBackgroundTapState  1B90FF38 1B90FF29 3399FF38 0070F029
        neutralBackgroundTapState      5B738B38 5B738B29 8799AB38 5B738B29
        separator                      8396A85E 5B738B5E A9B4BE5E 354A5F5E
        separatorOpaque                8396A8D4 5B738BD4 A9B4BED4 354A5FD4
        header                         161C21FF FFFFFFFF 1D252CFF FFFFFFFF 242E38FF -        2A3540FF
        headerBlended                  13181DE6 FFFFFFD9 -        FFFFFFD9 1F272FE6 -        242E38E6
        barTransparent                 12171CD9 12171CD9 000000D9 000000D9
        contrastElement                8396A8FF 5B738BFF 96A6B5FF 354A5FFF
        footer                         192027FF FFFFFFFF 1C242BFF FFFFFFFF 1F272FE6 -        2B3641FF
        cellBackground                 22354800 FFFFFF00 1A273300 FFFFFF00
        chrome                         000000BF FFFFFFD9 000000E6 FFFFFFE6 171D23BF -        192024E6
        chromeSecondary                161C21BF FFFFFFD9 1D252AE6 FFFFFFE6 242D37BF -        212B30E6
        chart1                         3278BEFF 168EFFFF 8BABCBFF 446E97FF
        chart2                         F2A634FF C87B00FF ED8859FF D74114FF
        chart3                         B4CE35FF 75980BFF 9FB822FF 2D6F51FF
        chart4                         FA4F96FF DF1278FF FE74AEFF DF1278FF
        chart5                         8B47D7FF 8B47D7FF C092F6FF 7D44CFFF
        chart6                         049F9AFF 049F9AFF 05C0BAFF 03778CFF
        chart7                         0070F2FF 0070F2FF 57A5FFFF 0070F2FF
        chart8                         F31DEDFF CC00DCFF F473F0FF AE478DFF
        chart9                         8EA18CFF 798C77FF 9DAD9BFF 667664FF
        chart10                        F28585FF DA6C6CFF F28585FF B75757FF
        chart11                        7858FFFF 5D36FFFF 9EA3F6FF 4B25E7FF
        chart12                        A68A5BFF A68A5BFF B49E78FF 816246FF
        stockUpStroke                  30914CFF 30914CFF 99CC99FF 006362FF
        stockDownStroke                F83030FF F53232FF FF7878FF AB0000FF
        chartBad                       F83030FF F53232FF FF7878FF AB0000FF
        chartCritical                  DD6100FF E26300FF FFAB1DFF 5C5C00FF
        chartGood                      30914CFF 30914CFF 99CC99FF 006362FF
        chartNeutral                   6F89A1FF 758CA4FF AFAFAFFF 525252FF
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
        jouleBrand                     714FFFFF 5D36FFFF 5633E1FF 5238D6FF
        jouleAccent1                   D522BFFF A100C2FF FF70EDFF 9505B3FF
        jouleAccent2                   7458FFFF 7458FFFF 5133E6FF 5133E6FF
        jouleAccent3                   9D85FFFF 7458FFFF AD99FFFF 5633E1FF
        jouleGradient1                 714FFFFF 5D36FFFF AD99FFFF 5633E1FF
        jouleGradient2                 D522BFFF A100C2FF FF70EDFF 9505B3FF
        jouleSelectedFill              9B76FF33 470CED14 FF70EDFF 9505B3FF
        jouleSelectedLabel             E2D8FFFF 470CEDFF FF70EDFF 9505B3FF
        """
}
