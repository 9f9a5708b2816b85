import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** A bordered card whose rows share its edges. */
export const card = style({
  minWidth: 0,
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const awaited = style([card, { padding: space[5], color: color.text.secondary }])

export const company = style({
  padding: `${space[3]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [media.phone]: { padding: space[4] } },
})

/** The colon is not part of the label's text. */
export const label = style({ '::after': { content: '":"' } })

export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** The same width with and without the countdown. */
export const sync = style({ minWidth: 124 })

export const facts = style({
  margin: 0,

  overflowWrap: 'anywhere',
})
export const value = style({ minWidth: 0, margin: 0 })
export const whole = style({ gridColumn: '1 / -1' })

export const buttons = style({
  borderBlockStart: line,
})

/** The tokens, and the target of the selected company. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowWide]: { ...oneColumn, gap: space[5] } },
})

/** Scrolled into view, it is below the top bar, which has two rows on a phone. */
export const inSight = style({
  minWidth: 0,
  scrollMarginBlockStart: `calc(2 * ${vars.layout.topbar} + ${space[3]})`,
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space['2half']} ${space[3]}`,
  borderBlockEnd: line,
})
export const search = style({ flex: '1 1 220px', minWidth: 0 })

export const token = style({ selectors: { '& + &': { borderBlockStart: line } } })

export const tokenHead = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '&:hover': { background: color.bg.hover } },
})

/** The whole header responds to a press, except for its own controls. */
export const expander = style({
  gridColumn: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.size.xl, marginBlock: `calc(-1 * ${space['2half']})` } },
})
export const arrow = style({
  color: color.text.secondary,
  transition: `rotate ${vars.duration.fast}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    // Its chevron is mirrored.
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
})

const technical = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minWidth: 0,
  color: color.text.secondary,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
})
export const userId = style([
  technical,
  { gridColumn: 2, gridRow: 2, position: 'relative', width: 'fit-content', maxWidth: '100%' },
])
export const count = style({ gridColumn: 3, gridRow: '1 / 3' })

export const organisations = style({ display: 'grid', ...oneColumn, margin: 0, padding: 0, border: 0 })
export const instead = style({
  paddingBlock: space[3],
  paddingInline: `44px ${space[4]}`,
  borderBlockStart: line,
})

export const organisation = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space['2half']}`,
  paddingBlock: space[2],
  paddingInline: `44px ${space[4]}`,
  borderBlockStart: line,
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:has(:checked)': { background: color.bg.selected },
  },
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
})
export const organisationName = style({
  minHeight: 24,
  minWidth: 0,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space['2half'] } },
})
export const organisationId = style([technical, { gridColumn: '2 / 4' }])
