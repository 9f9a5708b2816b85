import { style } from '@vanilla-extract/css'

/** A schema name has no spaces to break at. */
export const schema = style({ overflowWrap: 'anywhere' })
