import { style } from '@vanilla-extract/css'
import { showWhole } from './show-whole.ts'

/** Around a name and its controls: shows the whole name while one of them has keyboard focus. */
export const wholeOnFocus = style({})

/** Shows the whole name on touch screens, where a tooltip cannot be reached. */
export const wholeOnTouch = style({})

showWhole(`${wholeOnFocus}:has(:focus-visible)`)
showWhole(':is(a, button, summary):focus-visible')
showWhole(wholeOnTouch, (rule) => ({ '@media': { '(hover: none)': rule } }))
