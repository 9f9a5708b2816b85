import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
})

export const words = style([text.sm, { color: vars.color.text.secondary }])
