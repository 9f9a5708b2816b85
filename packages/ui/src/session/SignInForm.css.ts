import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

/** The link stands in the password's label row, and after its field for the keyboard. */
export const passwordRow = style({ position: 'relative' })
export const forgot = style({
  position: 'absolute',
  top: 0,
  right: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  '::before': { content: '""', flex: 1, height: 1, background: vars.color.border.default },
  '::after': { content: '""', flex: 1, height: 1, background: vars.color.border.default },
})

export const signUp = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
