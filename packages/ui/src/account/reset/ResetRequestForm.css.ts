import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const quiet = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
