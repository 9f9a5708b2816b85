import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1half'],
  marginLeft: vars.space[2],
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  whiteSpace: 'nowrap',
})

export const dot = style({
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.tone.success.icon,
})
