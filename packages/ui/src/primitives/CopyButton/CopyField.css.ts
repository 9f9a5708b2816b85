import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { space } = vars

export const box = style({
  minHeight: vars.size.lg,

  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,
})

export const value = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.primary,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  textOverflow: 'ellipsis',
  '@media': {
    // 16 px, because iOS zooms into anything smaller and does not zoom back.
    [media.phone]: { fontSize: vars.text.lg },
  },
})
