import { style, styleVariants } from '@vanilla-extract/css'
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
