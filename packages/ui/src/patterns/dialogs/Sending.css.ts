import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const sending = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.sm,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
