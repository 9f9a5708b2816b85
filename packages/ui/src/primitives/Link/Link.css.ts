import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const faintLine = 'color-mix(in srgb, currentColor 35%, transparent)'

const shared = {
  borderRadius: vars.radius.xs,
  textUnderlineOffset: '3px', // a nudge: clears the descenders of Inter at 14 px
} as const

export const link = styleVariants({
  inline: {
    ...shared,
    color: vars.color.text.accent,
    textDecoration: 'underline',
    textDecorationColor: faintLine,
    ':hover': { textDecorationColor: 'currentColor' },
  },
  quiet: {
    ...shared,
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
})

export const asButton = {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
} as const
