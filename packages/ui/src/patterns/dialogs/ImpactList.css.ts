import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  margin: 0,

  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  listStyle: 'none',
})
