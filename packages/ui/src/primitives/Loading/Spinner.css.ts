import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

/** Turns an icon; the theme stills it when less motion is asked for. */
export const spinning = style({ animation: `${turn} ${vars.duration.spin} linear infinite` })

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.secondary,
})
