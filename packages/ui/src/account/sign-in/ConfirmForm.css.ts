import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const sent = style({
  marginBlockStart: vars.space['1half'],
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

/** A fixed width, so that the countdown does not move the button. */
export const seconds = style({
  marginInlineEnd: `calc(-1 * ${vars.space['2half']})`,
  fontVariantNumeric: 'tabular-nums',
})
