import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const bold = style({ fontWeight: vars.weight.semibold })
export const numbered = style({ paddingInlineStart: vars.space[5], listStyle: 'decimal' })
