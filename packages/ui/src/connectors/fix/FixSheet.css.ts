import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const section = style([
  column,
  {
    gap: space[3],
    padding: `${space[5]} ${space[6]}`,
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
    '@media': { [media.phone]: { padding: `${space[4]}` } },
  },
])

export const fields = style([column, { gap: space[4] }])

export const cause = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
})

const list = style([column, { listStyle: 'none', padding: 0, margin: 0 }])
export const facts = style([list, { gap: space[1] }])
export const steps = style([list, { gap: space[2] }])
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${space[4]} minmax(0, 1fr)`,
  gap: space[2],
  alignItems: 'center',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
export const waiting = style({ color: color.text.tertiary })
export const done = style({ color: vars.tone.success.icon })
export const failed = style({ color: vars.tone.danger.icon })

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space['1half'],
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space[3] } },
})
export const raw = style({
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
  whiteSpace: 'pre-wrap',
})
