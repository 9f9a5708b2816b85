import { style } from '@vanilla-extract/css'

/** A group without a box of its own, so that the layout of the form is the same with it. */
export const fields = style({ display: 'contents' })
