import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const whole = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
})

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
})

export const button = style({
  flex: 'none',
  color: vars.color.text.secondary,
  opacity: 0,
  selectors: { ':is(tr, li, dl):hover &, &:focus-visible, &:active': { opacity: 1 } },
  '@media': { [media.touch]: { opacity: 1 } },
})
