import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

/** The same in both themes: apps read dark modules on a light ground. */
export const qr = style({
  width: 'min(100%, 208px)',
  justifySelf: 'center',
  borderRadius: vars.radius.sm,
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
})

/** The key and the codes, which are copied or typed. */
export const secret = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
})

export const secretText = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12ch, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  fontFamily: vars.font.mono,
})
