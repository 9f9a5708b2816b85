import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

export const room = style({ marginBlock: `${space[4]} ${space[6]}` })

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})

export const link = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 16px',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[2]} ${space[5]}`,
  color: color.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: color.bg.sunken },
})

export const arrow = style({ color: color.text.secondary })
