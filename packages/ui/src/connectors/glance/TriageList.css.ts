import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { readAloudOnly, truncate } from '../../theme/text.css.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { chart } from './RowsSparkline.css.ts'
import {
  actionColumn,
  allColumns,
  columnsByWidth,
  narrow,
  selectColumn,
  withoutChart,
  withoutPeople,
  withoutRuns,
  withoutTypeName,
} from './triage-columns.ts'

const { color, space } = vars
const line = (tint: string) => `${vars.border.thin} solid ${tint}`

const height = vars.size.lg

export const panel = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: line(color.border.default),
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

/** A list whose rows can be selected. */
export const selectable = style({ vars: { [selectColumn]: '22px' } })

/** A list with a second button next to some actions. */
export const asking = style({ vars: { [actionColumn]: '144px' } })

/** The action of a row, after the button that asks someone else to do it. */
export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })

export const scrolling = style({
  maxHeight: 'max(320px, calc(100dvh - 260px))',
  overflowY: 'auto',
  // The table keeps its own scroll position.
  overflowAnchor: 'none',
  scrollPaddingBlock: `calc(${height} + ${space[2]}) ${space[2]}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
})

export const table = style({
  display: 'block',
  textAlign: 'start',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
export const head = style({ display: 'block' })
export const body = style({ display: 'block' })

const inColumns = {
  display: 'grid',
  ...allColumns,
  alignItems: 'center',
  columnGap: space[3],
  minHeight: height,
  paddingInline: space[4],
  borderBlockEnd: line(color.border.subtle),
  selectors: { '[data-density="compact"] &': { minHeight: vars.size.md } },
} as const

export const headRow = style({
  ...inColumns,
  borderBlockEnd: line(color.border.default),
  selectors: {
    ...inColumns.selectors,
    [`${scrolling} &`]: { position: 'sticky', top: 0, zIndex: 1, background: color.bg.surface },
  },
  '@container': {
    ...columnsByWidth,
    [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] },
  },
})

export const row = style({
  ...inColumns,
  ':hover': { background: color.bg.hover },
  selectors: {
    ...inColumns.selectors,
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-selected]': { background: color.bg.selectedSubtle },
  },
  '@container': {
    ...columnsByWidth,
    [narrow]: {
      gridTemplateAreas: '"type name name action" "state state loaded rows"',
      gridTemplateColumns: 'auto minmax(0, auto) minmax(0, 1fr) auto',
      selectors: {
        [`${selectable} &`]: {
          gridTemplateAreas: '"select type name name action" "select state state loaded rows"',
          gridTemplateColumns: 'auto auto minmax(0, auto) minmax(0, 1fr) auto',
          columnGap: space[2],
          paddingInline: space[3],
        },
      },
      rowGap: space[1],
      paddingBlock: space[2],
    },
  },
})

const heading = style({
  minWidth: 0,
  padding: 0,
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

const hidden = { ...readAloudOnly, position: 'absolute !important' as 'absolute', width: '1px !important' }

/** Two lines have no columns, so only headings that sort them are visible. */
const unsorted = style([
  heading,
  {
    '@container': {
      [narrow]: hidden,
    },
  },
])

const atEnd = { textAlign: 'end', justifySelf: 'end' } as const

export const headCell = styleVariants({
  select: [heading],
  state: [heading],
  name: [heading],
  type: [heading],
  runs: [unsorted, { '@container': { [withoutRuns]: hidden } }],
  loaded: [heading],
  rows: [heading, atEnd],
  next: [heading],
  people: [unsorted, { '@container': { [withoutPeople]: hidden } }],
  action: [unsorted, atEnd],
})

const base = style({
  minWidth: 0,
  padding: 0,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

const secondary = { color: color.text.secondary, fontVariantNumeric: 'tabular-nums' } as const
const area = (gridArea: string) => ({ '@container': { [narrow]: { gridArea } } })
const onlyIn = (...without: string[]) => ({
  '@container': Object.fromEntries([narrow, ...without].map((space) => [space, { ...readAloudOnly }])),
})

export const cell = styleVariants({
  select: [base, area('select')],
  state: [base, area('state')],
  name: [base, area('name')],
  type: [base, secondary, area('type')],
  runs: [base, onlyIn(withoutRuns)],
  loaded: [base, secondary, area('loaded')],
  rows: [base, secondary, atEnd, area('rows')],
  next: [base, secondary, onlyIn()],
  people: [base, secondary, onlyIn(withoutPeople)],
  action: [base, atEnd, area('action')],
})

export const name = style({
  display: 'block',
  color: color.text.primary,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const type = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })

export const typeName = style([
  truncate,
  {
    fontSize: vars.text.xs,
    '@container': { [withoutTypeName]: { ...readAloudOnly } },
  },
])

export const stateWithLate = style({ display: 'flex', alignItems: 'center', gap: space[2] })

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: toneVars.text,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
})

export const stale = style({ color: toneVars.text })

globalStyle(`${cell.rows} ${chart}`, { '@container': { [withoutChart]: { display: 'none' } } })
