import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  flex: 'none',
  height: vars.layout.topbar,
  padding: `0 ${vars.layout.gutter}`,
  background: vars.color.bg.canvas,
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': {
    [media.belowTablet]: { gap: vars.space[2] },
    [media.phone]: { flexWrap: 'wrap', gap: 0, height: 'auto', padding: 0 },
  },
})

/** On a phone one row holds menu button, title and search button; elsewhere its children join the bar. */
export const head = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space['1half'],
      width: '100%',
      height: 52,
      padding: `0 ${vars.layout.gutter}`,
    },
  },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2half'],
  flex: 'none',
  minWidth: 0,
  maxWidth: '40%',
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.normal,
  ':focus': { outline: 'none' },
  '@media': { [media.phone]: { flex: '0 1 auto', maxWidth: 'none' } },
})

const onPhoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } })
export const menuButton = style([onPhoneOnly, { '@media': { [media.phone]: { marginLeft: -10 } } }])
export const searchButton = style([
  onPhoneOnly,
  { '@media': { [media.phone]: { marginLeft: 'auto', marginRight: -10 } } },
])

export const links = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[1],
  height: '100%',
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: {
      flex: '1 1 auto',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: `${vars.space[2]} ${vars.space[6]}`,
      maskImage: 'linear-gradient(90deg, transparent 0, #000 14px calc(100% - 28px), transparent 100%)',
    },
    [media.phone]: { flex: 'none', width: '100%', height: 44 },
  },
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  color: vars.color.text.secondary,
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  ':hover': { color: vars.color.text.primary },
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '&[aria-current]': { color: vars.color.text.primary },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: 8,
      right: 8,
      bottom: -1,
      borderBottom: `2px solid ${vars.color.control.checked}`,
      borderRadius: 1,
    },
  },
})

export const menuTrigger = style([
  link,
  {
    border: 'none',
    background: 'none',
    selectors: { '&[data-state="open"]': { color: vars.color.text.primary } },
  },
])

const searchBox = style({
  flex: `0 1 ${vars.layout.search}`,
  minWidth: 0,
  marginLeft: 'auto',
  '@media': {
    [media.belowWide]: { flexBasis: 180 },
    // Between phone and tablet the links need the room more than the box does.
    [media.belowDesktop]: { flexShrink: 100, minWidth: 120 },
  },
})

const openOnPhone = {
  flex: `1 0 calc(100% - 2 * ${vars.layout.gutter})`,
  margin: `${vars.space[2]} ${vars.layout.gutter} ${vars.space['2half']}`,
}

/** On a phone the search box stays away until its button is pressed; one that holds a search stays in sight. */
export const search = styleVariants({
  closed: [
    searchBox,
    {
      '@media': {
        [media.phone]: {
          display: 'none',
          selectors: { '&:has(input:not(:placeholder-shown))': { display: 'block', ...openOnPhone } },
        },
      },
    },
  ],
  open: [searchBox, { '@media': { [media.phone]: openOnPhone } }],
})
