import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const line = style({
  marginInlineStart: vars.space[2],
})

export const dot = style({
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.tone.success.icon,
})
