import { globalStyle, style } from '@vanilla-extract/css'
import { head, pieces, tail } from '../primitives/MiddleEllipsis/MiddleEllipsis.css.ts'

export const short = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** The start on the first line, and on the second the end, where names differ. */
export const long = style({ minWidth: 0 })

globalStyle(`${long} ${pieces}`, { display: 'flex', flexWrap: 'wrap' })
globalStyle(`${long} :is(${head}, ${tail})`, { maxWidth: '100%' })
