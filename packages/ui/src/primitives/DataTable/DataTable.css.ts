import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { readAloudOnly } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { showWhole } from '../MiddleEllipsis/show-whole.ts'

const { color, space } = vars
const line = (tint: string) => `${vars.border.thin} solid ${tint}`

/** In less space than this the rows are cards. */
const asCards = '(width < 640px)'
const headHeight = vars.size.lg

export const panel = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: line(color.border.default),
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space['2half']} ${space[3]}`,
  borderBlockEnd: line(color.border.default),
})

export const search = style({
  width: 260,
  '@container': { [asCards]: { flex: '1 1 100%' } },
})

export const count = style({
  marginInlineStart: 'auto',
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
})

/** Scrolls sideways only if the columns do not fit. A wrapper that scrolls would break the sticky head. */
export const wrapper = styleVariants({
  640: { position: 'relative' },
  860: { position: 'relative', '@container': { '(width < 860px)': { overflowX: 'auto' } } },
  960: { position: 'relative', '@container': { '(width < 960px)': { overflowX: 'auto' } } },
})

export const scrolling = style({
  maxHeight: 'max(320px, calc(100dvh - 260px))',
  overflowY: 'auto',
  // The table keeps its own scroll position.
  overflowAnchor: 'none',
  scrollPaddingBlock: `calc(${headHeight} + ${space[2]}) ${space[2]}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
})

const columns = (minWidth: number) => ({
  width: '100%',
  minWidth,
  tableLayout: 'fixed' as const,
  borderCollapse: 'separate' as const,
  borderSpacing: 0,
  textAlign: 'start' as const,
  '@container': { [asCards]: { display: 'block', minWidth: 0 } },
})

export const table = styleVariants({ 640: [columns(640)], 860: [columns(860)], 960: [columns(960)] })

export const head = style({ '@container': { [asCards]: { display: 'block' } } })

export const headRow = style({
  '@container': {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[4],
      minHeight: vars.border.thin,
      paddingInline: space[4],
      borderBlockEnd: line(color.border.default),
    },
  },
})

export const headCell = style({
  height: headHeight,
  padding: `0 ${space[3]}`,
  borderBlockEnd: line(color.border.default),
  background: color.bg.surface,
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4], borderStartStartRadius: vars.radius.lg },
    '&:last-child': { borderStartEndRadius: vars.radius.lg },
    [`${toolbar} ~ * &`]: { borderRadius: 0 },
    [`${scrolling} &`]: { position: 'sticky', top: 0, zIndex: 1 },
  },
  '@container': {
    [asCards]: {
      display: 'flex',
      alignItems: 'center',
      padding: 0,
      border: 0,
      selectors: { '&:first-child': { paddingInlineStart: 0 } },
    },
  },
})

/** Aligned with the text at the end of the row's buttons. */
export const endHead = style({ textAlign: 'end', paddingInlineEnd: space[5] })

/** A card shows the column name next to each value, so a head that cannot be sorted is only for screen readers. */
export const unsortable = style({
  '@container': {
    [asCards]: {
      ...readAloudOnly,
      position: 'absolute !important' as 'absolute',
      width: '1px !important',
    },
  },
})

const selectWidth = vars.size.xl

export const selectHead = style({
  width: selectWidth,
  paddingInlineEnd: 0,
  '@container': { [asCards]: { width: 'auto !important' as 'auto' } },
})

// The cells below have the inset of the first column, because the column of checkboxes is not one of them.
globalStyle(`${selectHead} + ${headCell}`, {
  paddingInlineStart: space[4],
  '@container': { [asCards]: { paddingInlineStart: 0 } },
})

export const stickyHead = style({})
globalStyle(`${stickyHead} ${headCell}`, {
  position: 'sticky',
  top: vars.layout.topbar,
  zIndex: vars.z.sticky,
  '@container': { [asCards]: { position: 'static' } },
})
// Keeps a focused element clear of the sticky head.
globalStyle(`${stickyHead} tbody :is(a, button, input, select)`, {
  scrollMarginBlockStart: `calc(${headHeight} + ${space[2]})`,
})

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.target,
  margin: `0 calc(-1 * ${space['1half']})`,
  padding: `0 ${space['1half']}`,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  fontWeight: 'inherit',
  ':hover': { background: color.bg.hover, color: color.text.primary },
  selectors: {
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text.primary },
  },
  '@container': { [asCards]: { minHeight: vars.size.touch } },
})

export const body = style({ '@container': { [asCards]: { display: 'block' } } })

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: line(color.border.subtle),
}

export const row = styleVariants({
  row: { '@container': { [asCards]: card } },
  child: {
    background: color.bg.canvas,
    '@container': {
      [asCards]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space[2],
        minHeight: vars.size.xl,
        paddingBlock: space[1],
        paddingInline: `0 ${space[4]}`,
        borderBlockEnd: line(color.border.subtle),
      },
    },
  },
  note: {
    background: color.bg.canvas,
    '@container': { [asCards]: { display: 'block', borderBlockEnd: line(color.border.subtle) } },
  },
})

globalStyle(`${body} > tr:last-child`, {
  '@container': {
    [asCards]: { borderBlockEnd: 0, borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}` },
  },
})

/** An open row looks joined to the lines below it. */
export const open = style({})

const cellBase = style({
  height: vars.size.xl,
  padding: `0 ${space[3]}`,
  borderBlockEnd: line(color.border.subtle),
  verticalAlign: 'middle',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  selectors: {
    [`${row.child} > &`]: { height: '38px' },
    [`${row.row}:hover > &`]: { background: color.bg.hover },
    [`${row.row}[aria-busy] > &`]: { color: color.text.secondary },
    [`${open} > &`]: { borderBlockEndColor: 'transparent' },
    'tr:last-child > &': { borderBlockEnd: 0 },
    'tr:last-child > &:first-child': { borderEndStartRadius: vars.radius.lg },
    'tr:last-child > &:last-child': { borderEndEndRadius: vars.radius.lg },
  },
  '@container': {
    [asCards]: {
      height: 'auto !important' as 'auto',
      padding: 0,
      border: 0,
      selectors: {
        '&[data-empty]': { display: 'none' },
        // A card has no row to highlight.
        [`${row.row}:hover > &`]: { background: 'none' },
      },
    },
  },
})

export const namingCell = style([
  cellBase,
  {
    paddingInlineStart: space[4],
    selectors: { [`${row.row} > &`]: { fontWeight: vars.weight.medium } },
    '@container': { [asCards]: { paddingInlineStart: 0, selectors: { [`${row.child} > &`]: { flex: 1 } } } },
  },
])

// A name is one line in a row, and as many as it needs on a card.
showWhole(body, (rule) => ({ '@container': { [asCards]: rule } }))

// The column name, drawn for sighted users. Screen readers read the table head.
const labelled = {
  display: 'grid',
  gridTemplateColumns: `minmax(${space[16]}, 30%) minmax(0, 1fr)`,
  columnGap: space[4],
  alignItems: 'baseline',
  justifyItems: 'start',
  selectors: { [`${row.child} > &`]: { display: 'block' } },
}

const named = style([
  cellBase,
  {
    '@container': { [asCards]: labelled },
  },
])

globalStyle(`${row.row} > ${named}::before`, {
  '@container': {
    [asCards]: {
      content: 'attr(data-label) / ""',
      color: color.text.secondary,
      fontFamily: vars.font.sans,
      fontSize: vars.text.sm,
      lineHeight: vars.lineHeight.sm,
    },
  },
})

export const selectCell = style([
  cellBase,
  {
    width: selectWidth,
    paddingInline: `${space[4]} 0`,
    '@container': {
      [asCards]: { position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[3], width: 'auto' },
    },
  },
])

globalStyle(`${row.row}:has(> ${selectCell})`, {
  '@container': { [asCards]: { position: 'relative' } },
})

globalStyle(`${row.row}[data-selected] > *`, { background: color.bg.selectedSubtle })

export const cell = styleVariants({
  text: [named],
  mono: [named, { color: color.text.secondary, fontFamily: vars.font.mono, fontSize: vars.text.xs }],
  actions: [
    cellBase,
    {
      paddingInlineEnd: space['2half'],
      textAlign: 'end',
      whiteSpace: 'nowrap',
      '@container': {
        [asCards]: {
          display: 'flex',
          flexWrap: 'wrap',
          marginInline: `calc(-1 * ${space['2half']})`,
          selectors: { [`${row.child} > &`]: { marginInlineStart: 0 } },
        },
      },
    },
  ],
})

// On a card, the only menu of a row is next to the name.
const onlyMenu = '> [aria-haspopup="menu"]:only-child'
const withMenu = `${row.row}:has(> td:last-child ${onlyMenu})`
globalStyle(withMenu, { '@container': { [asCards]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } })
globalStyle(`${withMenu} > :not(:first-child)`, {
  '@container': { [asCards]: { gridColumn: '1 / -1' } },
})
globalStyle(`${withMenu} > td:last-child`, {
  '@container': { [asCards]: { gridArea: '1 / 2', marginBlock: `calc(-1 * ${space['2half']})` } },
})

export const expander = style({ flex: 'none', marginInline: `calc(-1 * ${space[2]}) ${space.half}` })
globalStyle(`${expander} svg`, { transition: `rotate ${vars.duration.base} ${vars.ease.out}` })
globalStyle(`${expander}[aria-expanded="true"] svg`, { rotate: '90deg' })
// Its chevron is mirrored.
globalStyle(`[dir="rtl"] ${expander}[aria-expanded="true"] svg`, { rotate: '-90deg' })

// The branch line shows that the lines below belong to the row.
const branchAt = '25px'
export const branch = style({
  position: 'relative',
  paddingInlineStart: `${vars.size.xl} !important`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: branchAt,
    width: vars.border.thick,
    background: color.border.strong,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: branchAt,
    top: 'calc(50% - 9px)',
    width: 12,
    height: 10,
    border: `0 solid ${color.border.strong}`,
    borderBlockEndWidth: vars.border.thick,
    borderInlineStartWidth: vars.border.thick,
    borderEndStartRadius: 9,
  },
  '@container': {
    [asCards]: {
      alignSelf: 'stretch',
      alignContent: 'center',
      marginBlock: `calc(-1 * ${space[1]})`,
      paddingBlock: space[2],
    },
  },
})
export const lastBranch = style({ selectors: { '&::before': { insetBlockEnd: 'calc(50% + 8px)' } } })

export const noteCell = style([cellBase, { paddingInlineStart: vars.size.xl }])
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { padding: `${space['2half']} ${space[4]}` } },
})
export const failed = style({ color: vars.tone.danger.icon })

export const room = style({ '@container': { [asCards]: { display: 'block' } } })
export const roomCell = style({ padding: 0 })

export const skeletonRow = style({
  height: vars.size.xl,

  selectors: { '& + &': { borderBlockStart: line(color.border.subtle) } },
})

// Buttons of different heights would otherwise align at their baselines.
globalStyle(`${cell.actions} > *`, { verticalAlign: 'middle' })
globalStyle(`${cell.actions} > * + *`, { '@media': { [media.tablet]: { marginInlineStart: space.half } } })
