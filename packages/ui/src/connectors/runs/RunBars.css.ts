import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const BAR = 5

/** Pixels between two bars, and from one to the next. */
export const gap = 2
export const stride = BAR + gap

/** One button for the whole picture: thirty stops on each of nine cards would be no help to anybody. */
export const button = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap,
  width: 'fit-content',
  maxWidth: '100%',
  height: 28,
  marginLeft: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.bg.sunken },
})

export const bar = style({
  width: BAR,
  minHeight: 5,
  borderRadius: 1,
  background: toneVars.icon,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

/** The places of bars that are not there, faint, as one strip. */
export const missing = style({
  height: 2,
  background: `repeating-linear-gradient(90deg, ${vars.color.border.default} 0 ${BAR}px, transparent ${BAR}px ${stride}px)`,
  '@media': { [media.forcedColors]: { background: 'none' } },
})

/** What is not over, or is nobody's fault, is only an outline; it is high enough to be seen as one. */
export const hollow = style({
  minHeight: 8,
  background: 'transparent',
  border: `1px solid ${toneVars.icon}`,
})

export const none = style({
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.text.secondary,
})
