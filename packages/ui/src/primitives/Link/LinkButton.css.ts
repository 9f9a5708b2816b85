import { style } from '@vanilla-extract/css'
import { asButton, link } from './Link.css.ts'

export const linkButton = style([link.inline, asButton])
