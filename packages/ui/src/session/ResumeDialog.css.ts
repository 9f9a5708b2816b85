import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const names = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const email = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const aside = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

/** Digits apart, as they stand in the mail. */
export const code = style({
  selectors: {
    // Twice the class, so that it wins over the box whichever stylesheet loads last.
    '&&': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.18em', fontSize: vars.text.lg },
  },
})
