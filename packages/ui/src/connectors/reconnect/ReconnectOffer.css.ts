import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[1],
})

export const term = style({ selectors: { '* + &': { marginBlockStart: vars.space[2] } } })
