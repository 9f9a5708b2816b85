import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  listStyle: 'none',
})

export const label = style({ fontWeight: vars.weight.medium })

export const names = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})
