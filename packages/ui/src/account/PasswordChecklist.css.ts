import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space['1half'],
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.text.secondary,
})

const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[1] })

export const check = styleVariants({
  met: [line, { color: vars.tone.success.text }],
  missing: [line],
  lacking: [line, { color: vars.color.text.danger }],
  unknown: [line],
})

export const icon = style({ flex: 'none', marginBlockStart: vars.border.thin })
