import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(480px, 5fr) 6fr',
  minHeight: '100vh',
  background: vars.color.bg.surface,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space[7]} ${vars.space[8]}`,
  '@media': { [media.phone]: { padding: vars.space[5] } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: vars.size.sm,
  '@media': { [media.touch]: { minHeight: vars.size.xl } },
})

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth: 376,
  margin: 'auto',
  padding: `${vars.space[8]} 0`,
  '@media': {
    [media.phone]: { margin: '0 auto', padding: `${vars.space[10]} 0 ${vars.space[6]}` },
  },
})

globalStyle(`${box} h1`, { fontSize: vars.text['2xl'], lineHeight: vars.lineHeight['2xl'] })
// The heading of a new view gets the focus, but cannot be pressed.
globalStyle(`${box} h1:focus`, { outline: 'none' })

export const footer = style({
  marginTop: 'auto',
})
