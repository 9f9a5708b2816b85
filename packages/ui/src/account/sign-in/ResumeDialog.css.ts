import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const names = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const email = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const aside = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
