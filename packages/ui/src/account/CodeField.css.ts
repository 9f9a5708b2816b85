import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Spaced digits, as in the mail. */
export const code = style({
  selectors: {
    // Doubled specificity wins over the field's style in any stylesheet order.
    '&&': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.18em', fontSize: vars.text.lg },
  },
})
