import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { rtl } from '../theme/direction.ts'
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
  // On wide screens it ends where the page ends, so that the search box is above the list it filters.
  paddingBlock: 0,
  paddingInline: `${vars.layout.gutter} max(${vars.layout.gutter}, 100% - ${vars.layout.content} - ${vars.layout.gutter})`,
  background: vars.color.bg.canvas,
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': {
    [media.belowTablet]: { gap: vars.space[2] },
    [media.phone]: { flexWrap: 'wrap', gap: 0, height: 'auto', padding: 0 },
  },
})

/** On a phone, one row with menu button, title and search button. Otherwise its children join the bar. */
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
export const menuButton = style([onPhoneOnly, { '@media': { [media.phone]: { marginInlineStart: -10 } } }])
export const searchButton = style([
  onPhoneOnly,
  { '@media': { [media.phone]: { marginInlineStart: 'auto', marginInlineEnd: -10 } } },
])

/** Contains the links and the arrows over their ends. */
export const linksBox = style({
  position: 'relative',

  height: '100%',

  '@media': {
    [media.belowDesktop]: { flex: '1 1 auto' },
    [media.phone]: { flex: 'none', width: '100%', height: 44 },
  },
})

const towardsEnd = createVar()
const faded = {
  start: 'transparent 0, transparent 28px, #000 64px',
  end: '#000 calc(100% - 64px), transparent calc(100% - 28px)',
}

export const links = style({
  vars: { [towardsEnd]: '90deg' },
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  // The line below the current link covers the border of the bar.
  marginBlockEnd: -1,
  paddingBlockEnd: 1,
  '@media': {
    [media.belowDesktop]: { flex: '1 1 auto', paddingInline: vars.space[2] },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  selectors: {
    [rtl]: { vars: { [towardsEnd]: '-90deg' } },
    '&[data-more=start]': { maskImage: `linear-gradient(${towardsEnd}, ${faded.start})` },
    '&[data-more=end]': { maskImage: `linear-gradient(${towardsEnd}, ${faded.end})` },
    '&[data-more=both]': { maskImage: `linear-gradient(${towardsEnd}, ${faded.start}, ${faded.end})` },
  },
})

const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0 ${vars.space[1]}`,
  border: 'none',
  background: 'none',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  '@media': { [media.touch]: { minWidth: vars.size.touch } },
})

export const more = styleVariants({
  start: [arrow, { insetInlineStart: 0 }],
  end: [arrow, { insetInlineEnd: 0, justifyContent: 'end' }],
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space['1half']}`,
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
      insetInline: 6,
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
  minWidth: 160,
  marginInlineStart: 'auto',
  '@media': {
    [media.belowWide]: { flexBasis: 180 },
    // Between phone and tablet the links get more room than the box.
    [media.belowDesktop]: { flexShrink: 100, minWidth: 120 },
  },
})

const openOnPhone = {
  flex: `1 0 calc(100% - 2 * ${vars.layout.gutter})`,
  margin: `${vars.space[2]} ${vars.layout.gutter} ${vars.space['2half']}`,
}

/** On a phone the search box is hidden until its button is pressed. A box with a search stays visible. */
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
