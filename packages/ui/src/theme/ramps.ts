/** The twelve-step OKLCH ramps behind the schemes. Components use the schemes, never a step. */
export const ramps = {
  light: {
    river:
      '#f9fdfd #f1f9fa #e1f4f6 #cfedf0 #bce4e9 #a6d8df #89c7cf #419ba6 #006973 #025962 #005f68 #003136'.split(
        ' ',
      ),
    silt: '#fafcfc #f6f8f9 #eef1f2 #e6eaeb #dde2e4 #d2d8da #bec6c8 #808b8d #6c7779 #5d696b #4f5a5d #162022'.split(
      ' ',
    ),
    green:
      '#f8fcf9 #f0faf2 #dff6e4 #cdf0d5 #b8e8c4 #9fdcae #7fc893 #3d9c5e #257c45 #1d6c3b #1b6236 #12361e'.split(
        ' ',
      ),
    amber:
      '#fffcf8 #fff7ed #ffefd9 #ffe3bd #fed59a #fbc36f #e7ad54 #b88018 #9b6900 #885c03 #7c5300 #47310c'.split(
        ' ',
      ),
    red: '#fefbfa #fff5f4 #ffe9e6 #ffdbd7 #ffcbc5 #fcb6af #f19992 #de5c57 #be2e31 #a82428 #a3282a #531b19'.split(
      ' ',
    ),
    plum: '#fefbfd #fcf5fa #fae9f6 #f6dcef #f2cde8 #e9bbdd #daa0cd #b566a5 #904081 #7d3670 #7d3670 #451c3d'.split(
      ' ',
    ),
  },
  dark: {
    river:
      '#0b1516 #0f1c1e #0d292d #0c3539 #0d4046 #124f55 #1b6169 #278690 #06747e #107f8a #6fcfdb #ceeff3'.split(
        ' ',
      ),
    silt: '#0f1416 #161c1e #1d2426 #242c2e #2c3436 #353f41 #444f51 #6d7b7e #808e91 #919ea1 #a8b3b6 #ebeff0'.split(
      ' ',
    ),
    green:
      '#0d130f #131c15 #172a1c #193522 #1d4229 #235232 #2c663f #3c8d57 #287b46 #2e854d #7fd497 #d0f2d8'.split(
        ' ',
      ),
    amber:
      '#16120d #21190f #32240f #412e10 #503810 #644511 #7f5815 #af7b1f #cf901c #dd9d30 #f4bc69 #ffe7c7'.split(
        ' ',
      ),
    red: '#18100f #241614 #3e1d1a #512320 #632926 #78312e #963c39 #d25450 #c03939 #cc4543 #fc9d95 #ffdfdc'.split(
      ' ',
    ),
    plum: '#161014 #20171e #341e2f #43263d #532e4b #66375c #7f4574 #af609f #9e4b8e #ab579a #e8a4d9 #f8e0f1'.split(
      ' ',
    ),
  },
}
