import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})

// Breaks a long word, which would otherwise widen the page.
globalStyle(`${greeting} h1`, { minWidth: 0, overflowWrap: 'anywhere' })
