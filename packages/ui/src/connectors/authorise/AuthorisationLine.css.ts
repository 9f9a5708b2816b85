import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minWidth: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: '18px',
})

export const refused = style({ color: vars.color.text.danger })

export const icon = style({ flex: 'none', marginTop: 2 })

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
