import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const field = style({
  alignContent: 'start',
})

export const line = style({
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.text.secondary,
})

export const error = style([
  line,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    fontWeight: vars.weight.medium,
    color: vars.color.text.danger,
  },
])

export const errorIcon = style({ marginBlockStart: vars.border.thin })

// It must exist before it has text, or screen readers do not announce it. While empty it must not take the gap.
export const hint = style([line, { ':empty': { position: 'absolute' } }])
