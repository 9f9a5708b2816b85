import { globalStyle, style } from '@vanilla-extract/css'
import { wholeOnFocus, wholeOnTouch } from '../primitives/MiddleEllipsis/Whole.css.ts'

/** The start is on the first line. The end, where names differ, is on the second. */
export const long = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0, maxWidth: '100%' })

export const piece = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

type Rule = Parameters<typeof globalStyle>[1]

/** Shows the whole name on as many lines as it needs. */
function showWhole(around: string, within: (rule: Rule) => Rule = (rule) => rule) {
  globalStyle(`${around} ${long}`, within({ display: 'inline' }))
  globalStyle(
    `${around} ${piece}`,
    within({ display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  )
}

showWhole(`${wholeOnFocus}:has(:focus-visible)`)
showWhole(':is(a, button, summary):focus-visible')
showWhole(wholeOnTouch, (rule) => ({ '@media': { '(hover: none)': rule } }))
