import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const art = style({ marginBlockEnd: vars.space[2] })

export const text = style({ maxWidth: '44ch', color: vars.color.text.secondary, textWrap: 'pretty' })

export const action = style({ marginBlockStart: vars.space[3] })
