import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

// Appears as late as a skeleton.
const late = `${appear} 0s 200ms backwards`

/** Spins an icon. The theme stops it with reduced motion. */
export const spinning = style({ animation: `${turn} ${vars.duration.spin} linear infinite` })

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.secondary,
})

export const alone = style([
  row,
  {
    display: 'flex',
    justifyContent: 'center',
    minHeight: '100dvh',
    animation: late,
    // Keeps the delay although nothing else moves then.
    '@media': { [media.reducedMotion]: { animation: `${late} !important` } },
  },
])
