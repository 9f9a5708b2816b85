import { style, styleVariants } from '@vanilla-extract/css'
import { readAloudOnly, truncate } from '../../theme/text.css.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const line = (tint: string) => `${vars.border.thin} solid ${tint}`

/** In less space than this the rows have two lines. */
const narrow = '(width < 860px)'
const height = vars.size.lg

export const panel = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: line(color.border.default),
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

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
  gridTemplateColumns: '148px minmax(160px, 1fr) 104px 84px 116px 96px 116px',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: height,
  paddingInline: space[4],
  borderBlockEnd: line(color.border.subtle),
} as const

export const headRow = style({
  ...inColumns,
  borderBlockEnd: line(color.border.default),
  selectors: {
    [`${scrolling} &`]: { position: 'sticky', top: 0, zIndex: 1, background: color.bg.surface },
  },
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] },
  },
})

export const row = style({
  ...inColumns,
  ':hover': { background: color.bg.hover },
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    [narrow]: {
      gridTemplateAreas: '"name name name action" "state loaded rows rows"',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
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

/** Two lines have no columns, so only headings that sort them are visible. */
const unsorted = style([
  heading,
  {
    '@container': {
      [narrow]: { ...readAloudOnly, position: 'absolute !important' as 'absolute', width: '1px !important' },
    },
  },
])

const atEnd = { textAlign: 'end', justifySelf: 'end' } as const

export const headCell = styleVariants({
  state: [heading],
  name: [heading],
  loaded: [heading],
  rows: [heading, atEnd],
  next: [heading],
  people: [unsorted],
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
const onlyWide = { '@container': { [narrow]: { ...readAloudOnly } } }

export const cell = styleVariants({
  state: [base, area('state')],
  name: [
    base,
    { display: 'flex', alignItems: 'baseline', gap: space[2], overflow: 'hidden', ...area('name') },
  ],
  loaded: [base, secondary, area('loaded')],
  rows: [base, secondary, atEnd, area('rows')],
  next: [base, secondary, onlyWide],
  people: [base, secondary, onlyWide],
  action: [base, atEnd, area('action')],
})

export const name = style([
  truncate,
  {
    color: color.text.primary,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
])

export const type = style({ flex: 'none', color: color.text.secondary, fontSize: vars.text.xs })

export const stale = style({ color: toneVars.text })
