import { style } from '@vanilla-extract/css'
import { showWhole } from './show-whole.ts'

/** Around a name and its controls: the whole name is shown while one of them has the keyboard's focus. */
export const wholeOnFocus = style({})

/** The whole name is shown where nothing hovers: a tooltip cannot be reached by touch. */
export const wholeOnTouch = style({})

showWhole(`${wholeOnFocus}:has(:focus-visible)`)
showWhole(':is(a, button, summary):focus-visible')
showWhole(wholeOnTouch, (rule) => ({ '@media': { '(hover: none)': rule } }))
