import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'
import { showWhole } from '../MiddleEllipsis/show-whole.ts'

export const whole = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
})

// On a phone a name takes as many lines as it needs.
showWhole(whole, (rule) => ({ '@media': { [media.phone]: rule } }))

export const button = style({
  opacity: 0,
  selectors: { ':is(tr, li, dl):hover &, &:focus-visible, &:active': { opacity: 1 } },
  '@media': { [media.touch]: { opacity: 1 } },
})
