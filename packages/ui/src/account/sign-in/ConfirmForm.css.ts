import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const sent = style({
  marginBlockStart: vars.space['1half'],
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

/** Spaced digits, as in the mail. */
export const code = style({
  selectors: {
    // Doubled specificity wins over the field's style in any stylesheet order.
    '&&': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.18em', fontSize: vars.text.lg },
  },
})

/** A fixed width: the seconds change, the button must not move. */
export const seconds = style({
  marginInlineEnd: `calc(-1 * ${vars.space['2half']})`,
  fontVariantNumeric: 'tabular-nums',
})
