import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const faintLine = 'color-mix(in srgb, currentColor 35%, transparent)'

const shared = {
  borderRadius: vars.radius.xs,
  textUnderlineOffset: '3px', // Clears the descenders of Inter at 14 px.
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

/** A link outside running text: 24 px high, and 44 on touch screens, without moving the content around it. */
export const alone = style({
  display: 'inline-block',
  ...overriding({ paddingBlock: 2, marginBlock: -2 }),
  '@media': {
    [media.touch]: overriding({
      minWidth: vars.size.xl,
      paddingBlock: vars.space[3],
      marginBlock: `calc(-1 * ${vars.space[3]})`,
    }),
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
