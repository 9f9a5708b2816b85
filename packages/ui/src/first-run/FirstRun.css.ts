import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const steps = style({ margin: 0, padding: 0, listStyle: 'none' })

export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})

export const mark = style({ flex: 'none', marginBlockStart: space.half, color: color.text.tertiary })
export const done = style({ flex: 'none', marginBlockStart: space.half, color: vars.tone.success.icon })
export const text = style({ minWidth: 0 })
