import { style } from '@vanilla-extract/css'

export const sentence = style({ overflowWrap: 'anywhere', textWrap: 'pretty' })
