import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const sending = style({
  minHeight: vars.size.sm,
})
