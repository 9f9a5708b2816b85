import { globalStyle, style } from '@vanilla-extract/css'
import { head, pieces } from '../primitives/MiddleEllipsis/MiddleEllipsis.css.ts'

/** A long name has two lines: its start on the first, and on the second its end, where names differ. */
export const name = style({ minWidth: 0 })

globalStyle(`${name} ${pieces}`, { display: 'flex', flexWrap: 'wrap' })
globalStyle(`${name} ${head}`, { maxWidth: '100%' })
