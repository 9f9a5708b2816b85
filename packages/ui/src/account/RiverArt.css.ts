import { style } from '@vanilla-extract/css'
import { rtl } from '../theme/direction.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { art } = vars.color

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  padding: 56,
  background: art.bg,
  color: art.text,
  '@media': { [media.belowDesktop]: { display: 'none' } },
})

const mirrored = { selectors: { [rtl]: { scale: '-1 1' } } }

export const water = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', ...mirrored })

export const bands = [
  art.band1,
  art.band2,
  art.band3,
  art.band4,
  art.band5,
  art.band6,
  art.band7,
  art.band8,
  art.band9,
].map((stroke) => style({ stroke }))

/** Mirrored once more within the mirrored water, so that it can be read. */
export const label = style({
  direction: 'ltr',
  fill: art.label,
  fontSize: 12,
  fontFamily: vars.font.mono,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  ...mirrored,
})

export const caption = style({
  position: 'relative',
  // Ends before the trunk, in every language.
  maxWidth: '24ch',
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  letterSpacing: '-.018em',
  fontWeight: vars.weight.medium,
  textWrap: 'balance',
})
