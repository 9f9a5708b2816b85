import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const access = style({ width: '22%' })

/** The heading of the items that a group or link gives. Never the last line of a page. */
export const reason = style({ breakAfter: 'avoid' })
globalStyle(`${reason} > th`, { paddingBlockStart: vars.space[3] })

export const scopes = style({ display: 'block' })
