import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** As high as the page inside is; it does not scroll. In pixels. */
export const FRAME_HEIGHT = 96

export const frame = style({
  display: 'block',
  width: '100%',
  height: FRAME_HEIGHT,
  border: 0,
  borderRadius: vars.radius.md,
})
