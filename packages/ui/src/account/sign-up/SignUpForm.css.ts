import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } as const

export const lead = style({
  marginTop: vars.space['1half'],
  color: vars.color.text.secondary,
})

export const form = style([column, { gap: vars.space[6] }])

// A legend is not a grid item of its fieldset, so it needs its own margin.
export const section = style([column, { minWidth: 0 }])
export const legend = style({ marginBottom: vars.space[4] })
