import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space, text } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`

/** Scrolls in both directions, so that a wide table never moves the page. */
export const region = style({
  overflow: 'auto',
  maxHeight: '50vh',
  border: line,
  borderRadius: vars.radius.md,
})

export const table = style([
  tabular,
  { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', fontSize: text.xs, lineHeight: '18px' },
])

const cellBase = style({
  padding: `${space[1]} ${space[3]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  // Wide enough for an id of 36 characters.
  maxWidth: '46ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderBlockEnd: line,
})

export const head = style([
  cellBase,
  {
    position: 'sticky',
    top: 0,
    background: color.bg.sunken,
    color: color.text.primary,
    fontWeight: vars.weight.semibold,
  },
])

export const type = style({ display: 'block', color: color.text.secondary, fontWeight: vars.weight.regular })
export const cell = cellBase
export const nothing = style({ color: color.text.secondary, fontStyle: 'italic' })
