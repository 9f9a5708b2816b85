import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 128,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tile name tag" "tile facts facts"',
      columnGap: vars.space[3],
      alignItems: 'center',
      minHeight: 64,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      border: 0,
      borderRadius: 0,
    },
  },
})

const lift = style({
  ':hover': { borderColor: vars.color.accent.border, boxShadow: vars.shadow[2] },
  '@media': { [media.phone]: { ':hover': { boxShadow: 'none', background: vars.color.bg.hover } } },
})

const dashed = style({ borderStyle: 'dashed', borderColor: vars.color.border.strong })
const solidOnHover = style({ ':hover': { background: vars.color.bg.surface, borderStyle: 'solid' } })
const button = style({ font: 'inherit', textAlign: 'start', background: 'none' })

/** In use, in use by others, available, or a grey shape while the list loads. */
export const card = styleVariants({
  owned: [base, lift, { background: vars.color.bg.surface }],
  unshared: [base, lift, { background: vars.color.bg.sunken }],
  available: [base, dashed, solidOnHover, lift],
  asking: [base, dashed, button, solidOnHover, lift, { cursor: 'pointer' }],
  asked: [base, dashed, button, { cursor: 'default' }],
  loading: [base, { background: vars.color.bg.surface }],
})

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  // The names of a row are at the same height, also if the facts of one take two lines.
  marginBottom: vars.space[4],
  '@media': { [media.phone]: { display: 'contents' } },
})

export const tile = style({ gridArea: 'tile' })
export const tag = style({ gridArea: 'tag' })

export const name = style({
  gridArea: 'name',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { alignSelf: 'end' } },
})

const oneLine = style({
  gridArea: 'facts',
  alignContent: 'start',
  minHeight: vars.lineHeight.sm,
  textWrap: 'pretty',
  '@media': { [media.phone]: { alignSelf: 'start' } },
})

/** A summary has room for two lines, because it grows when more is known. On phones one line is enough. */
export const facts = styleVariants({
  category: [oneLine],
  summary: [
    oneLine,
    {
      minHeight: `calc(2 * ${vars.lineHeight.sm})`,
      '@media': { [media.phone]: { minHeight: vars.lineHeight.sm } },
    },
  ],
})

export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: vars.color.text.accent,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
