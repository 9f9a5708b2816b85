import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars
const side = '16px'

export const group = style({ display: 'grid', justifyItems: 'start', gap: vars.space['2half'], minWidth: 0 })

// Out of the border that a browser draws it into, and so a row of the grid.
export const legend = style({ float: 'left', fontSize: vars.text.sm, fontWeight: vars.weight.medium })

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2half'],
  cursor: 'pointer',
  '@media': {
    // A line of text is too low for a thumb: what surrounds it counts as well.
    [media.touch]: { paddingBlock: vars.space['2half'], marginBlock: `calc(-1 * ${vars.space['1half']})` },
  },
})

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
    // The browser draws its own there, in the colours people have chosen.
    [media.forcedColors]: { appearance: 'auto' },
  },
})

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1half'] })

export const icon = styleVariants(vars.tone, ({ icon: tint }) => ({ color: tint, flex: 'none' }))
