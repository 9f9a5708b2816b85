import { style } from '@vanilla-extract/css'
import { ownDirection, rtl } from '../theme/direction.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** A fixed height, so that nothing moves while the user types. On a phone it leaves room for the keyboard. */
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(28rem, 80vh)',
  '@media': { [media.phone]: { height: '90dvh' } },
})

export const head = style({
  height: 56,
  paddingBlock: 0,
  paddingInline: `${space[4]} ${space[3]}`,
  borderBottom: `${vars.border.thin} solid ${color.border.subtle}`,
})

export const glass = style({ color: color.text.tertiary })

export const box = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.primary,
  // 16 px, because iOS zooms into smaller text.
  fontSize: vars.text.lg,
  '::placeholder': { color: color.text.tertiary, opacity: 1, unicodeBidi: 'plaintext' },
  selectors: ownDirection,
  // The box is the whole dialog, so a focus ring would add nothing.
  ':focus-visible': { outline: 'none' },
})

/** The list has its own scrollbar. Keyboard users move it from the box. */
export const results = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1]} ${space[2]} ${space[2]}`,
})

export const group = style({ paddingBottom: space[1] })

export const groupHead = style({
  height: 28,
  padding: `0 ${space[2]}`,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2half'],
  minHeight: vars.size.lg,
  padding: `${space[1]} ${space[2]}`,
  // Keeps the group's heading visible as well.
  scrollMarginBlock: '32px 8px',
  borderRadius: vars.radius.sm,
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.bg.selected } },
  '@media': {
    [media.touch]: { minHeight: vars.size.xl },
    [media.phone]: { minHeight: vars.size.xl },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const picture = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  color: color.text.secondary,
})

/** At most two lines of a long name. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // A name in another text direction is aligned like the others.
  textAlign: 'left',
  selectors: { [rtl]: { textAlign: 'right' } },
})

export const hint = style({
  maxWidth: '45%',
})

/** A glyph has the place of a glyph, so that the hints before it end in one line. */
export const state = style({
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  minWidth: 16,
})

/** Below the list, so that it moves nothing. */
export const announcement = style({
  flex: 'none',
  padding: `${space[3]} ${space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})

export const awaited = style([
  announcement,
  { display: 'flex', alignItems: 'center', gap: space[2], ':empty': { display: 'none' } },
])

/** At the bottom. A phone has no such keys. */
export const keys = style({
  flex: 'none',
  marginTop: 'auto',
  padding: `${space[2]} ${space[4]}`,
  borderTop: `${vars.border.thin} solid ${color.border.subtle}`,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: color.text.secondary,
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
})
