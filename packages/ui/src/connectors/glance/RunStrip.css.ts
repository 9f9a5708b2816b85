import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const MARK = 8
const HEIGHT = 16
const GAP = 2
/** The number of refreshes in a strip. */
const PLACES = 14

/** Always as wide as all marks, so that the strips of a list are aligned. Time flows in the direction of the page. */
export const strip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: GAP,
  boxSizing: 'content-box',
  width: PLACES * (MARK + GAP) - GAP,
  maxWidth: '100%',
  height: HEIGHT,
  overflow: 'hidden',
  verticalAlign: 'middle',
})

export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
})

/** One button for the whole strip, because fourteen tab stops in each row of a list would be too many. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: vars.size.target,
  maxWidth: '100%',
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.bg.hover },
  '@media': { [media.touch]: { height: vars.size.xl } },
})

const box = style({ flex: 'none', boxSizing: 'border-box', width: MARK, height: HEIGHT })

const filled = style([
  box,
  {
    borderRadius: 1,
    background: toneVars.icon,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
])

const outlined = style([
  box,
  {
    borderStyle: 'solid',
    borderColor: toneVars.icon,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])

/** The shape alone identifies the outcome. */
export const mark = styleVariants({
  bar: [filled],
  notch: [
    filled,
    { clipPath: 'polygon(0 0, 100% 0, 100% 30%, 0 60%, 0 78%, 100% 48%, 100% 100%, 0 100%, 0 0)' },
  ],
  triangle: [filled, { height: 10, borderRadius: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }],
  ring: [outlined, { height: MARK, borderWidth: 2, borderRadius: vars.radius.full }],
  hollow: [outlined, { borderWidth: 1, borderRadius: 1 }],
  dash: [filled, { height: 2 }],
})

/** Success is quiet, so that the eye finds failures. */
export const quiet = style({ vars: { [toneVars.icon]: vars.color.border.control } })
export const faint = style({ vars: { [toneVars.icon]: vars.color.border.strong } })
