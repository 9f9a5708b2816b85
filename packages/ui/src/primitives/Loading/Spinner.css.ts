import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

// As late as a skeleton (design language, section 7).
const late = `${appear} 0s 200ms backwards`

/** Turns an icon; the theme stills it when less motion is asked for. */
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
    // Still late, though nothing else moves then.
    '@media': { [media.reducedMotion]: { animation: `${late} !important` } },
  },
])
