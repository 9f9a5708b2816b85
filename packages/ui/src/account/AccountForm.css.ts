import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** The explanation is close to the heading. */
export const explanation = style({
  marginTop: vars.space['1half'],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
})

/** The link is in the label's row, but after the field in tab order. */
export const passwordRow = style({ position: 'relative' })
export const forgot = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

// Extends upwards, because the field starts right below.
globalStyle(`${forgot} a`, {
  display: 'inline-block',
  paddingBlock: 2,
  marginBlock: -2,
  '@media': { [media.touch]: { paddingBlock: '18px 6px', marginBlock: '-18px -6px' } },
})

export const or = style({
  '::before': { content: '""', flex: 1, height: 1, background: vars.color.border.default },
  '::after': { content: '""', flex: 1, height: 1, background: vars.color.border.default },
})
