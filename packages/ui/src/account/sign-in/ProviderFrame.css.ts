import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The height of the page inside, in pixels. It does not scroll. */
export const FRAME_HEIGHT = 96

export const frame = style({
  display: 'block',
  width: '100%',
  height: FRAME_HEIGHT,
  border: 0,
  borderRadius: vars.radius.md,
})
