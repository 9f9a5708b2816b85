import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const BAR = 5
const GAP = 2
/** The number of refreshes in the picture. */
const PLACES = 30

/**
 * One button for the whole picture, because thirty tab stops on each of nine cards would be too many. The latest is
 * at the end.
 */
export const button = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: GAP,
  width: `calc(${PLACES * (BAR + GAP) - GAP}px + 2 * ${vars.space[1]})`,
  maxWidth: '100%',
  height: 28,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.bg.sunken },
  // The base line shows how many places there are.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: vars.space[1],
    bottom: 3,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  },
  '@media': { [media.touch]: { height: vars.size.xl } },
})

const shape = style({
  flex: 'none',
  width: BAR,
  minHeight: 5,
  borderRadius: 1,
  background: toneVars.icon,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

const outline = style([
  shape,
  {
    minHeight: 10,
    background: 'transparent',
    border: `1px solid ${toneVars.icon}`,
    '@media': { [media.forcedColors]: { background: 'transparent', borderColor: 'CanvasText' } },
  },
])

/** Shape and colour both show the outcome. A bar with a cut is high enough to show it. */
export const bar = styleVariants({
  whole: [shape],
  broken: [
    shape,
    {
      minHeight: 14,
      clipPath: 'polygon(0 0, 100% 0, 100% 38%, 0 62%, 0 82%, 100% 58%, 100% 100%, 0 100%, 0 0)',
    },
  ],
  notched: [shape, { minHeight: 10, clipPath: 'polygon(0 0, 50% 5px, 100% 0, 100% 100%, 0 100%)' }],
  hollow: [outline],
})
