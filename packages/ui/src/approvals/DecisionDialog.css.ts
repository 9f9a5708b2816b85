import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { description, kind } from './ApprovalCard.css.ts'

/** The request as on its card. */
export const request = style({
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
})

export { description, kind }
