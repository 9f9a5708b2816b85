import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
})

export const detail = style({
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,

  whiteSpace: 'pre-wrap',
})
