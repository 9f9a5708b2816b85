import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, tone } = vars

export const region = style({
  overflow: 'auto',
  maxHeight: '52vh',
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  lineHeight: '18px',
})

export const lines = style({ width: 'max-content', minWidth: '100%', paddingBlock: space[1] })

const base = style({
  display: 'grid',
  gridTemplateColumns: '4ch 2ch max-content',
  columnGap: space[2],
  paddingInline: space[2],
  whiteSpace: 'pre',
})

const outlined = { '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } } }

export const line = styleVariants({
  same: [base],
  added: [base, { background: tone.success.bg, color: tone.success.text, ...outlined }],
  removed: [base, { background: tone.danger.bg, color: tone.danger.text, ...outlined }],
})

export const number = style({ color: color.text.secondary, textAlign: 'end', userSelect: 'none' })

export const skipped = style({
  padding: `${space[1]} ${space[2]}`,
  background: color.bg.sunken,
  color: color.text.secondary,
  fontFamily: vars.font.sans,
})
