import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const section = style({ marginTop: vars.space[8], ':first-of-type': { marginTop: vars.space[5] } })

export const heading = style({
  minHeight: vars.lineHeight.lg,
  marginBottom: vars.space[3],
})

/** Five columns, then three, two and one. On a phone the cards become one grouped list. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    '(width < 1200px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      overflow: 'hidden',
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.lg,
      background: vars.color.bg.surface,
    },
  },
})

export const cell = style({ display: 'grid', minWidth: 0 })
globalStyle(`${cell} + ${cell}`, {
  '@media': {
    [`(width < ${breakpoints.phone}px)`]: { borderTop: `1px solid ${vars.color.border.subtle}` },
  },
})

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[4],
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
