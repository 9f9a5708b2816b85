import { createVar, keyframes, style } from '@vanilla-extract/css'
import { confluenceCurve } from '../../patterns/confluence.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

/** The scroll timeline of the list. */
export const picks = '--tributary-linker-picks'

/** The distance of the chosen row's middle from the start of all rows, and half a row. */
export const rowMiddle = '--tributary-join-row'
export const rowHalf = '--tributary-join-half-row'
const rowAt = `var(${rowMiddle})`
const halfRow = `var(${rowHalf})`
/** The start of the list in its pane, and its visible height. Measured. */
export const listTop = '--tributary-join-list-top'
export const listHeight = '--tributary-join-list-height'

const line = `${vars.border.thick} solid ${vars.color.control.checked}`
const curve = confluenceCurve
/** The middle of the right pane's heading. */
const headingAt = 25
const lowest = createVar()
const highest = createVar()

export const join = style({
  vars: {
    [highest]: `calc(var(${listTop}) + ${halfRow} - ${headingAt + curve - 1}px)`,
    [lowest]: `calc(var(${listTop}) + var(${listHeight}) - ${halfRow} - ${headingAt + curve - 1}px)`,
  },
  position: 'relative',
  // Its ends touch the edges of both panes.
  zIndex: 1,
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { display: 'none' } },
  // Without scroll-driven animation the line is hidden. A script would always be late, so the line would shake.
  '@supports': { 'not (animation-timeline: --tributary-linker-picks)': { visibility: 'hidden' } },
})

const dot = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  border: `4px solid ${vars.color.control.checked}`,
  borderRadius: vars.radius.full,
} as const

/** From the heading leftwards and down. */
export const cap = style({
  position: 'absolute',
  insetBlockStart: headingAt - 1,
  insetInline: '23px 0',
  height: curve + 1,
  borderBlockStart: line,
  borderInlineStart: line,
  borderStartStartRadius: curve,
  '::after': { ...dot, insetBlockStart: -5, insetInlineEnd: -4 },
})

/** Clips the stem above the point where it meets the cap. */
export const room = style({
  position: 'absolute',
  insetBlock: `${headingAt + curve}px 0`,
  insetInline: '-4px 0',
  overflow: 'clip',
})

const follow = keyframes({
  from: { transform: `translateY(${lowest})` },
  to: { transform: `translateY(${highest})` },
})

/**
 * From the chosen row rightwards and up. It follows the row as the list scrolls, and stops at the edges of the list.
 */
export const stem = style({
  position: 'absolute',
  insetInlineStart: 4,
  bottom: 'calc(100% - 1px)',
  width: 25,
  height: '100vh',
  borderBlockEnd: line,
  borderInlineEnd: line,
  borderEndEndRadius: curve,
  transform: `translateY(clamp(${highest}, calc(${highest} + ${rowAt} - ${halfRow}), ${lowest}))`,
  '::after': { ...dot, insetBlockEnd: -5, insetInlineStart: -4 },
  '@supports': {
    '(animation-timeline: --tributary-linker-picks)': {
      // Also with reduced motion, because it only follows the user's own scrolling.
      animation: `${follow} linear both !important`,
      animationTimeline: `${picks} !important`,
      animationRange: `calc(${rowAt} - var(${listHeight}) + ${halfRow}) calc(${rowAt} - ${halfRow}) !important`,
    },
  },
})
