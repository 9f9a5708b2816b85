import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

/** The area of a press, larger than the box. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.sm,
  minHeight: vars.size.sm,
  marginInlineStart: `calc(-1 * ${vars.space['1half']})`,
  cursor: 'pointer',
  // Shift selects rows, not text.
  userSelect: 'none',
  '@media': { [media.touch]: { minHeight: vars.size.xl } },
})
