import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`

export const facts = style({ display: 'grid', gap: space[2], fontSize: vars.text.sm })

/** The name and the value of a fact, below each other on phones. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  columnGap: space[3],
  color: color.text.secondary,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const section = style({ borderBlockStart: line })

export const sectionHead = style({ padding: `${space[4]} ${space[5]}` })

export const failure = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: line } },
})

export const subject = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })

export const scroll = style({ overflowX: 'auto' })

export const table = style({ width: '100%', fontSize: vars.text.sm })

export const cell = style({
  padding: `${space[2]} ${space[5]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
})

export const head = style([
  cell,
  { color: color.text.secondary, fontWeight: vars.weight.medium, whiteSpace: 'nowrap' },
])
