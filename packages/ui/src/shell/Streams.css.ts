import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const water = vars.color.control.checked
const bed = vars.color.border.strong

export const tree = style({ position: 'relative' })

/**
 * The confluence line: each connector joins the trunk with a curve, and the stream to the current one is coloured
 * back to the source. `plain` is for the collapsed navigation, which has no room for it.
 */
const branch = style({
  position: 'relative',
  paddingInlineStart: 24,
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 17,
    top: 0,
    bottom: 0,
    width: 2,
    background: bed,
    pointerEvents: 'none',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17,
    top: 'calc(50% - 9px)',
    width: 13,
    height: 10,
    border: `solid ${bed}`,
    borderWidth: 0,
    borderBlockEndWidth: 2,
    borderInlineStartWidth: 2,
    borderEndStartRadius: 9,
    pointerEvents: 'none',
  },
  selectors: { '&:last-child::before': { bottom: 'calc(50% + 7px)' } },
})

export const item = styleVariants({
  plain: [],
  dry: [branch],
  /** The coloured stream passes this one on its way to the current one. */
  passed: [branch, { '::before': { background: water } }],
  current: [
    branch,
    {
      '::before': { background: `linear-gradient(${water} calc(50% - 8px), ${bed} 0)` },
      '::after': { borderColor: water, zIndex: 2 },
      selectors: { '&:last-child::before': { background: water } },
    },
  ],
})

export const tile = style({ position: 'relative', display: 'inline-flex', flex: 'none' })

/** A type that needs attention. The name of its link has the words. */
const point = style({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.tone.danger.icon,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const dot = styleVariants({
  atEnd: [point, { marginInlineStart: 'auto', marginInlineEnd: 6 }],
  onTile: [point, { position: 'absolute', top: -2, insetInlineEnd: -2 }],
})
