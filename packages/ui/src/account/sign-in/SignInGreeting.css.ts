import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})

// A name of one long word is broken rather than let it push the page sideways.
globalStyle(`${greeting} h1`, { minWidth: 0, overflowWrap: 'anywhere' })

/** Beside the heading, or beneath it where the name is long. */
export const notYou = style({ fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm })
