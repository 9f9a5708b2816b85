import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const access = style({ width: '22%' })

/** Above what the group or link gives, and never alone at the foot of a page. */
export const reason = style({ breakAfter: 'avoid' })
globalStyle(`${reason} > th`, { paddingBlockStart: vars.space[3] })

export const scopes = style({ display: 'block' })
