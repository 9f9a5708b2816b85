import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`

export const hits = style({ listStyle: 'none' })

export const hit = style({ selectors: { '& + &': { borderBlockStart: line } } })

/** The whole row is the target. On phones the place is below the name. */
export const row = style({
  padding: `${space['2half']} ${space[5]}`,
  ...overriding({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    minHeight: vars.size.xl,
  }),
  ':hover': { background: color.bg.hover },
  '@media': { [media.phone]: overriding({ gridTemplateColumns: 'minmax(0, 1fr) auto' }) },
})

export const name = style({ overflowWrap: 'anywhere' })

export const place = style({
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
})

export const more = style({
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: line,
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
