import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const small = { fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm } as const

export const section = style([
  column,
  {
    minWidth: 0,
    gap: space[4],
    padding: `${space[5]} ${space[6]} ${space[6]}`,
    selectors: { '& + &': { borderBlockStart: line } },
    '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} ${space[6]}` } },
  },
])

// Floats out of the border that browsers draw it into, to be a row of the grid.
export const legend = style({ float: 'inline-start' })
export const hint = style([small, { color: color.text.secondary, textWrap: 'pretty' }])

/** A heading that opens its section. */
export const disclosure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 28,
  marginBlock: -4,
  marginInlineStart: -4,
  paddingBlock: 0,
  paddingInline: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: color.bg.hover },
  '@media': { [media.touch]: { minHeight: vars.size.xl, marginBlock: -12 } },
})
export const part = style({ minWidth: 0 })
export const whole = style({ gridColumn: '1 / -1' })

/** A secret, and below it whether one is saved. */
export const secret = style([column, { gap: space['1half'] }])
export const fields = style([column, { gap: space[4], selectors: { '&[hidden]': { display: 'none' } } }])
export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
})

export const preview = style({
  display: 'grid',
  gridTemplateColumns: `${space[5]} minmax(0, 1fr)`,
  gap: space['2half'],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.sm,
  background: color.accent.soft,
  ...small,
})
export const previewIcon = style({ color: color.text.accent, marginBlockStart: space.half })
export const runs = style({
  marginBlockStart: space[2],
  width: '100%',
  borderSpacing: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.sm,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
export const zone = style({
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  color: color.text.primary,
  paddingInlineEnd: space[3],
  overflowWrap: 'anywhere',
})
export const kept = style([hint, { marginBlockStart: space[2] }])
export const run = style({ paddingInlineEnd: space[2], whiteSpace: 'nowrap' })

export const picks = style({
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
})
export const pick = style({
  minHeight: vars.size.touch,

  selectors: {
    '& + &': { borderBlockStart: line },
    '&:has(:checked)': { background: color.bg.selectedSubtle },
  },
})
/** No gap while there is no result. */
export const test = style([column, { rowGap: 0 }])
export const outcome = style({ selectors: { '&:has(> :not(:empty))': { marginBlockStart: space[4] } } })
export const checks = style([column, { gap: space[2], listStyle: 'none', padding: 0, margin: 0 }])
export const check = style({
  display: 'grid',
  gridTemplateColumns: `${space[4]} minmax(0, 1fr)`,
  gap: space[2],
  ...small,
})
export const passed = style({ color: vars.tone.success.icon, marginBlockStart: space.half })
export const failed = style({ color: vars.tone.danger.icon, marginBlockStart: space.half })
export const skipped = style({ color: color.text.tertiary, marginBlockStart: space.half })

export const sample = style([column, { gap: space[2], marginBlockStart: space[4], minWidth: 0 }])
export const sampleName = style({
  minHeight: vars.size.target,
  fontSize: vars.text.sm,
  lineHeight: vars.size.target,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.touch]: { lineHeight: vars.size.touch } },
})
