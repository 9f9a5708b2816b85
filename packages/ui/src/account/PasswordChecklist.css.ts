import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  marginBlockStart: vars.space['1half'],
})

const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[1] })

export const check = styleVariants({
  met: [line, { color: vars.tone.success.text }],
  missing: [line],
  lacking: [line, { color: vars.color.text.danger }],
  unknown: [line],
})

export const icon = style({ flex: 'none', marginBlockStart: vars.border.thin })
