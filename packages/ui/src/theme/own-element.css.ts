import { style } from '@vanilla-extract/css'

/** The class of an element that needs no other, such as a paragraph: `own-text.css.ts` styles elements with a class. */
export const ownElement = style({})
