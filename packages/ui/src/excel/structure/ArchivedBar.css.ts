import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style({
  marginBlockEnd: vars.space[4],
})

export const words = style([text.sm, { color: vars.color.text.secondary, marginInlineEnd: 'auto' }])
