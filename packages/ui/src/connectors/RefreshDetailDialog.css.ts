import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
})

export const stateLine = style({ fontWeight: vars.weight.medium })

export const why = style({ color: vars.color.text.secondary, textWrap: 'pretty' })

export const detail = style({
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,
  color: vars.color.text.primary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
