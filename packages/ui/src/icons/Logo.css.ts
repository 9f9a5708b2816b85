import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const main = style({ fill: vars.color.logo.main })
export const joining = style({ fill: vars.color.logo.tributary })
export const word = style({ fill: vars.color.text.primary })
