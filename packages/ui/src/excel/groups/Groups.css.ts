import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

/** The text aligns as it would without a button around it. */
export const statusButton = style({ marginInlineStart: `calc(-1 * ${space['2half']})` })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 })

/** On a page its height may be limited, and it scrolls. */
export const impact = style([panel, { overflowY: 'auto', padding: `${space[4]} ${space[5]}` }])

export const head = style({
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: `${vars.border.thin} solid ${color.border.subtle}`,
})

export const heading = style([text.lg])

export const impactHeading = styleVariants({
  page: [heading],
  dialog: [text.md, { fontWeight: vars.weight.semibold }],
})

/** Long content scrolls here and can be reached with the keyboard. */
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.forcedColors]: { outlineOffset: -2 } },
})

export const seen = style([
  text.sm,
  { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', columnGap: space[2] },
])

export const tick = style({ marginBlockStart: 3, color: color.text.accent })

export const detail = style({ gridColumn: 2, overflowWrap: 'anywhere', color: color.text.secondary })

export const nothing = style([text.sm, { color: color.text.secondary }])
