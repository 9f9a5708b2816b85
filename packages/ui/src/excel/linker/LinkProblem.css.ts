import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const above = style({ marginBlockEnd: vars.space[4] })
