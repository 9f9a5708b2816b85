import { style } from '@vanilla-extract/css'

/** A group without a box, so that the layout of the form stays the same. */
export const fields = style({ display: 'contents' })
