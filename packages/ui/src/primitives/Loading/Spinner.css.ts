import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

/** Turns an icon; still when less motion is asked for. */
export const spinning = style({
  animation: `${turn} ${vars.duration.spin} linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.secondary,
})
