import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  fontWeight: vars.weight.medium,
})

export const detail = style({
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,
  color: vars.color.text.primary,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
