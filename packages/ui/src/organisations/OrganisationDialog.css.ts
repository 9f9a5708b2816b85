import { style } from '@vanilla-extract/css'

/** A schema has no blanks to break at. */
export const schema = style({ overflowWrap: 'anywhere' })
