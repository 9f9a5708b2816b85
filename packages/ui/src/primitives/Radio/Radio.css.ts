import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars
const side = '16px'

/** The circle of a native radio button. */
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: side,
  height: side,
  margin: 0,
  border: `${vars.border.thin} solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  background: color.bg.field,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: color.border.controlHover },
    '&:checked': { borderColor: color.control.checked, background: color.control.checked },
    '&:checked::after': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: vars.radius.full,
      background: color.control.checkedMark,
    },
  },
  '@media': {
    // The browser draws its own circle there, in the user's colours.
    [media.forcedColors]: { appearance: 'auto' },
  },
})
