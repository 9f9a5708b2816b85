import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  border: 0,
})

export const search = style({
  flex: '1 1 220px',
  maxWidth: 300,
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
})

export const shown = style([
  text.xs,
  {
    color: vars.color.text.secondary,
    // It must exist before it has text to be announced. While empty it must not take the gap.
    ':empty': { position: 'absolute' },
  },
])

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'clamp(148px, 36vh, 330px)',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
})

/** Replaces the rows. */
export const instead = style([text.sm, { padding: vars.space[4], color: vars.color.text.secondary }])
