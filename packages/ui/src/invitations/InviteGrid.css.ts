import { globalStyle, style } from '@vanilla-extract/css'
import { readAloudOnly } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
/** In less space than this a row is a card. */
const asCards = '(width < 560px)'

export const box = style({
  containerType: 'inline-size',
  minWidth: 0,
  maxHeight: 'max(200px, 46dvh)',
  overflowY: 'auto',
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
})

export const dropping = style({ borderColor: color.focus, background: color.bg.selectedSubtle })

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [asCards]: { display: 'block' } },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.bg.surface,
  '@container': { [asCards]: readAloudOnly },
})

export const headCell = style({
  padding: `${space[2]} ${space[2]}`,
  borderBlockEnd: `${vars.border.thin} solid ${color.border.default}`,
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:nth-child(3):nth-last-child(3)': { width: '34%' },
    '&:last-child': { width: vars.size.xl },
  },
})

export const row = style({
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: space[2],
      borderBlockEnd: `${vars.border.thin} solid ${color.border.subtle}`,
    },
  },
})

export const body = style({ '@container': { [asCards]: { display: 'block' } } })

export const cell = style({
  padding: `${space[1]} ${space[1]}`,
  verticalAlign: 'top',
  '@container': { [asCards]: { gridColumn: 1, padding: `${space[1]} ${space[2]}` } },
})

globalStyle(`${row}[data-skipped] input`, { color: color.text.secondary })

globalStyle(`${cell}::before`, {
  '@container': {
    [asCards]: {
      content: 'attr(data-label) / ""',
      color: color.text.secondary,
      fontSize: vars.text.xs,
      lineHeight: vars.lineHeight.xs,
    },
  },
})

export const removeCell = style({
  padding: space[1],
  verticalAlign: 'top',
  textAlign: 'center',
  '@container': { [asCards]: { gridColumn: 2, gridRow: 1 } },
})

const note = {
  marginBlockStart: space.half,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  overflowWrap: 'anywhere',
} as const

export const error = style({ ...note, color: vars.tone.danger.text })
export const skip = style({ ...note, color: color.text.secondary })

export const forAll = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

export const chosen = style({ marginInlineStart: space[2], fontWeight: vars.weight.regular })

export const summary = style({
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  minHeight: vars.size.target,
})
