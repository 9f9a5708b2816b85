import { style } from '@vanilla-extract/css'
import { showWhole } from '../../primitives/MiddleEllipsis/show-whole.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'
import { picks } from './JoinLine.css.ts'

const { color, space } = vars

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  // The list keeps its own scroll position.
  overflowAnchor: 'none',
  scrollPaddingBlock: space[2],
  selectors: { '&[data-picks="one"]': { scrollTimelineName: picks } },
})

/** A row that shows its whole name covers the rows below it, so that nothing moves. */
const grown = {
  zIndex: 1,
  height: 'auto',
  minHeight: 36,
  paddingBlock: space[2],
  contain: 'layout paint style',
} as const

export const list = style({ position: 'relative' })

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  gap: space['2half'],
  alignItems: 'center',
  height: 36,
  paddingInline: space[4],
  background: color.bg.surface,
  cursor: 'pointer',
  contain: 'strict',
  selectors: {
    '&:not([data-first])': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` },
    '&:hover': {
      background: `linear-gradient(${color.bg.hover}, ${color.bg.hover}), ${color.bg.surface}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
      ...grown,
    },
  },
  '@media': {
    [`${media.touch}, ${media.phone}`]: {
      height: 44,
      selectors: { '&:has(:focus-visible)': { minHeight: 44 } },
    },
    // A tap sets the focus, and touch screens have no tooltip.
    '(hover: none)': { selectors: { '&:has(:focus)': grown } },
    // The page scrolls there, and the action bar covers its end.
    [media.phone]: { scrollMarginBlockEnd: 110 },
  },
})

showWhole(`${row}:has(:focus)`, (rule) => ({ '@media': { '(hover: none)': rule } }))

const chosen = (background: string) =>
  style({
    background,
    selectors: { '&:hover': { background } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:has(:focus-visible))': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  })

export const on = { one: chosen(color.bg.selected), many: chosen(color.bg.selectedSubtle) }

export const control = style({
  // Above the name's press area, so that a press on the box itself counts as well.
  position: 'relative',
  zIndex: 1,
  ':focus-visible': { outline: 'none' },
  selectors: {
    // Twice the class, so that it wins over the box whichever stylesheet loads last.
    '&&': { margin: 0 },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
})

export const name = style({
  minWidth: 0,
  cursor: 'inherit',
  userSelect: 'none',
  // A press anywhere on the row counts.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '[aria-disabled] + &': { cursor: 'not-allowed' } },
})

export const chosenName = style({ fontWeight: vars.weight.medium })

export const aside = style({
  maxWidth: 180,
})

export const note = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
