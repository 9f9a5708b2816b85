import { globalStyle, style } from '@vanilla-extract/css'
import { pill } from '../../primitives/Status/Status.css.ts'
import { clamped } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { tabular, text } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** 230 px high; higher with a larger font. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: 230,
  minWidth: 0,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  ':focus': { outline: 'none' },
})

export const archived = style({ background: vars.color.bg.sunken })

// Its grey would not be visible on the card's own grey.
globalStyle(`${archived} .${pill.split(' ')[0]}`, { background: vars.color.bg.surface })

export const head = style({
  minHeight: vars.size.sm,
  marginBlockEnd: vars.space[1],
})

/**
 * Two lines. A longer name is complete in its tooltip, on touch screens, and while a button of the card has the
 * focus.
 */
export const name = style([
  text.md,
  {
    ...clamped(2),
    fontWeight: vars.weight.semibold,
    selectors: { [`${card}:has(:focus-visible) &`]: { WebkitLineClamp: 'unset' } },
    '@media': { '(hover: none)': { WebkitLineClamp: 'unset' } },
  },
])

/** The copy button is higher than the line. */
export const id = style([
  text.xs,
  tabular,
  {
    marginBlock: `calc(-1 * ${vars.space['1half']})`,
    color: vars.color.text.secondary,
    // The id may take two lines there.
    '@media': { [media.phone]: { marginBlock: 0 } },
  },
])

/** The links, at the foot of the card. */
export const links = style({
  marginBlockStart: 'auto',
})

export const chip = style([
  text['2xs'],
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: vars.size.target,
    height: vars.size.target,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.xs,
    background: vars.tone.neutral.bg,
    color: vars.color.text.secondary,
    fontWeight: vars.weight.semibold,
    selectors: { [`${archived} &`]: { background: vars.color.border.subtle } },
    '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
  },
])

export const more = style([text.xs, tabular, { paddingInline: vars.space[1] }])

export const every = style([
  text.sm,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: vars.weight.medium },
])

export const everyIcon = style({ flex: 'none', color: vars.color.text.accent })

export const help = style([text.xs, { color: vars.color.text.secondary }])

export const label = style([
  text['2xs'],
  {
    color: vars.color.text.secondary,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.caps,
  },
])

/** Three lines of names; the rest is in the tooltip. */
export const names = style([
  text.sm,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
])

export const foot = style({ marginBlockStart: vars.space[3] })
