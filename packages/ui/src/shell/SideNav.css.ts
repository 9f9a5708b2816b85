import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const itemHeight = createVar()

/** `expanded` and `collapsed` are next to the page, `sheet` slides over it on a phone. */
export const nav = styleVariants({ expanded: {}, collapsed: {}, sheet: {} }, (_, form) => ({
  vars: { [itemHeight]: { expanded: '34px', collapsed: '40px', sheet: '44px' }[form] },
  '@media': { [media.touch]: { vars: { [itemHeight]: '44px' } } },
  display: 'flex',
  flexDirection: 'column' as const,
  height: '100%',
  minHeight: 0,
  background: vars.color.bg.nav,
}))

export const top = style({
  height: vars.layout.topbar,
  paddingBlock: 0,
  paddingInline: `18px ${vars.space[3]}`,
  selectors: { [`${nav.collapsed} &`]: { justifyContent: 'center', padding: 0 } },
})

export const brand = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.sm })

export const scroll = style({
  flex: 1,
  overflowY: 'auto',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[4]}`,
  selectors: { [`${nav.collapsed} &`]: { paddingInline: vars.space['2half'] } },
})

export const group = style({
  marginTop: vars.space[4],
  selectors: {
    [`${nav.collapsed} & + &`]: {
      marginTop: vars.space[2],
      paddingTop: vars.space[2],
      borderTop: `1px solid ${vars.color.border.default}`,
    },
  },
})

// The button is below its text, because there is no room next to it.
export const failure = style([group, { containerType: 'inline-size' }])

export const groupLabel = style({
  height: 28,
})

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2half'],
  height: itemHeight,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.secondary,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
  selectors: {
    '&[aria-current]': {
      background: vars.color.bg.raised,
      color: vars.color.text.primary,
      boxShadow: `${vars.shadow[1]}, 0 0 0 1px ${vars.color.border.default}`,
    },
    [`${nav.collapsed} &`]: { justifyContent: 'center', padding: 0 },
    [`${nav.sheet} &`]: { fontSize: '.9375rem' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const icon = style({
  selectors: { [`${link}[aria-current] &`]: { color: vars.color.text.accent } },
})

export const waiting = style({ marginInlineStart: 'auto' })

export const user = style({
  borderTop: `1px solid ${vars.color.border.default}`,
  selectors: {
    [`${nav.collapsed} &`]: { flexDirection: 'column', padding: `${vars.space['2half']} ${vars.space[2]}` },
  },
})

export const person = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space['2half'],
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space['1half']}`,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { [`${nav.collapsed} &`]: { padding: vars.space[1] } },
})
export const profile = style([person, { ':hover': { background: vars.color.bg.hover } }])
export const firstName = style({
  fontSize: vars.text.sm,
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
})
