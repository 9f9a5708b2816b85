import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: 104,
  '@media': { [media.belowDesktop]: { minHeight: 0 } },
})

// Reserves the height of the summary, which loads later.
export const words = style({
  minHeight: `calc(${vars.lineHeight['2xl']} + ${vars.space[1]} + ${vars.lineHeight.md})`,
})

globalStyle(`${header} h1`, {
  fontSize: vars.text['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  overflowWrap: 'anywhere',
})

export const summary = style({ marginTop: vars.space[1], color: vars.color.text.secondary })
