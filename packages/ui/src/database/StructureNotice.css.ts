import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const notice = style({ marginBlockEnd: vars.space[5] })
