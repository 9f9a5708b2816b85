import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space, text, lineHeight, border } = vars
const DOT = 12

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
})

export const search = style({
  ...overriding({ width: vars.layout.search }),
  '@media': { [media.phone]: { flexGrow: 1 } },
})

export const count = style({
  marginInlineEnd: 'auto',
  color: color.text.secondary,
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
})

/** Both heads stay in sight. Focused cells scroll clear of them. */
export const scrolling = style({
  position: 'relative',
  overflow: 'auto',
  maxWidth: '100%',
  width: 'fit-content',
  maxHeight: 'max(320px, 72vh)',
  border: `${border.thin} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  scrollPaddingBlockStart: 148,
  scrollPaddingInlineStart: 'min(240px, 42vw)',
})

export const grid = style({ borderCollapse: 'separate', borderSpacing: 0, fontSize: text.sm })

export const markedColumn = style({ background: color.bg.hover })

const headBox = style({
  position: 'sticky',
  background: color.bg.surface,
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
  fontWeight: vars.weight.medium,
})
const lineBelow = `${border.thin} solid ${color.border.default}`

export const columnHead = style([
  headBox,
  { insetBlockStart: 0, zIndex: 1, padding: 0, verticalAlign: 'bottom', borderBlockEnd: lineBelow },
])

/** Upright letters would make 60 columns too wide. */
export const columnName = style({
  display: 'block',
  boxSizing: 'border-box',
  maxHeight: 140,
  // Its block axis is the horizontal one.
  marginBlock: 'auto',
  paddingInline: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  writingMode: 'vertical-rl',
  rotate: '180deg',
})

export const corner = style([
  headBox,
  {
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 2,
    padding: `${space[2]} ${space[3]}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    borderBlockEnd: lineBelow,
    borderInlineEnd: lineBelow,
  },
])

export const row = style({
  selectors: { '&:hover, &:focus-within': { background: color.bg.hover } },
})

export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 240,
  minWidth: 'min(240px, 42vw)',
  maxWidth: 'min(240px, 42vw)',
  paddingInline: space[3],
  background: color.bg.surface,
  borderInlineEnd: lineBelow,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  selectors: { [`${row}:is(:hover, :focus-within) > &`]: { background: color.bg.selectedSubtle } },
})

export const name = style(
  overriding({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: vars.size.sm,
  }),
)

export const cell = style({
  width: vars.size.lg,
  minWidth: vars.size.lg,
  height: vars.size.sm,
  padding: 0,
  textAlign: 'center',
  lineHeight: 0,
  cursor: 'pointer',
  ':hover': { background: color.bg.pressed },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { [media.touch]: { width: vars.size.xl, minWidth: vars.size.xl, height: vars.size.xl } },
})

const box = style({ display: 'inline-block', flex: 'none', boxSizing: 'border-box', verticalAlign: 'middle' })
const dot = style([box, { width: DOT, height: DOT, borderRadius: vars.radius.full }])
const ink = color.accent.solid
const forcedInk = { [media.forcedColors]: { forcedColorAdjust: 'none' as const } }

/** The shape alone is the meaning: a disc, half a disc in a ring, a dash. */
export const mark = styleVariants({
  all: [
    dot,
    {
      background: ink,
      '@media': { [media.forcedColors]: { background: 'CanvasText', ...forcedInk[media.forcedColors] } },
    },
  ],
  part: [
    dot,
    {
      border: `2px solid ${ink}`,
      background: `linear-gradient(to top, ${ink} 50%, transparent 50%)`,
      '@media': {
        [media.forcedColors]: {
          ...forcedInk[media.forcedColors],
          borderColor: 'CanvasText',
          background: 'linear-gradient(to top, CanvasText 50%, transparent 50%)',
        },
      },
    },
  ],
  none: [
    box,
    {
      width: 8,
      height: 2,
      background: color.border.strong,
      '@media': { [media.forcedColors]: { ...forcedInk[media.forcedColors], background: 'GrayText' } },
    },
  ],
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  listStyle: 'none',
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
})
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space['1half'] })

/** The printed table: narrow columns with upright names. */
export const printedPerson = style({ width: '26%', textAlign: 'start' })
export const printedHead = style(overriding({ height: 110, verticalAlign: 'bottom', fontWeight: 'normal' }))
export const printedMark = style({ textAlign: 'center' })
