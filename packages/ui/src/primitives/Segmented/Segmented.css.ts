import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  gap: vars.space.half,
  padding: vars.space.half,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  '@media': { [media.phone]: { display: 'flex', width: '100%' } },
})

export const option = style({
  position: 'relative',

  minHeight: vars.size.sm,
  paddingInline: vars.space['2half'],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,

  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:has(:checked)': {
      borderColor: vars.color.border.default,
      background: vars.color.bg.raised,
      color: vars.color.text.primary,
    },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.phone]: { flex: 1 },
    [media.touch]: { minHeight: vars.size.xl },
    // Without colours, the system's own highlight marks the chosen option.
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
})

/** Covers its option, so that a press anywhere on it chooses. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
