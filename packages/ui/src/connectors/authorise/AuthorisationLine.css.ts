import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const line = style({
  color: vars.color.text.secondary,

  lineHeight: '18px',
})

export const refused = style({ color: vars.color.text.danger })

export const icon = style({ flex: 'none', marginTop: 2 })
