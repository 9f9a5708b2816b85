import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** On one line, with the count beside it; on a phone as many lines as it takes. */
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
})

export const action = style({ color: vars.color.text.secondary })
