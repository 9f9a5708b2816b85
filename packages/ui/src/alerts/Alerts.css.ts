import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

/** The status of a failing channel, and below it the reason in full. */
export const failure = style({ display: 'grid', gap: space.half, paddingBlock: space[2] })

export const reason = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})
