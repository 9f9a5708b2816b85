import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
/** The manifest, and next to or below it what was read and the try. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const notices = style({
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[5],
  selectors: { '&:empty': { display: 'none' } },
})

export const padded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  '@media': { [media.phone]: { padding: space[4] } },
})

/** A long name in the table keeps its end. */
export const nameLink = style({ display: 'flex', minWidth: 0 })

/** No gap while there is nothing to announce. */
export const live = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[4]})` } } })

export const facts = style({ margin: 0, overflowWrap: 'anywhere' })
globalStyle(`${facts} dd`, { minWidth: 0, margin: 0 })
globalStyle(`${facts} ul`, { display: 'grid', gap: space[1] })

/** Long lists scroll on their own. */
export const tables = style({ maxHeight: 220, overflowY: 'auto' })

export const steps = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '52ch',
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  textAlign: 'start',
})

/** The empty page, on a card like the table that replaces it. */
export const card = style({
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const request = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})

export const headers = style({ paddingBlockStart: space[1], fontSize: vars.text.xs })

export const summaryButton = style({
  cursor: 'pointer',
  width: 'fit-content',
  borderRadius: vars.radius.xs,
  '@media': { [media.touch]: { paddingBlock: space[3] } },
})
/** The versions in their dialog. */
export const versions = style({
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
})
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: vars.size.touch,
  padding: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})
export const versionWords = style({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' })
