import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

// Twice the class, so that it wins over the button whichever stylesheet loads last.
export const copied = style({ selectors: { '&&': { color: vars.tone.success.text } } })

export const refused = style({ color: vars.tone.danger.text, fontSize: vars.text.sm })
