import { style, styleVariants } from '@vanilla-extract/css'
import { aboveFoot } from '../theme/foot.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const frame = style({
  display: 'grid',
  minHeight: '100vh',
  paddingBlockEnd: aboveFoot,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const shell = styleVariants(
  { expanded: vars.layout.nav, collapsed: vars.layout.navCollapsed },
  (width) => [frame, { '@media': { [media.tablet]: { gridTemplateColumns: `${width} minmax(0, 1fr)` } } }],
)

export const layout = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.nav,
  height: `calc(100vh - ${aboveFoot})`,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  '@media': { [media.phone]: { display: 'none' } },
})

export const skip = style({
  position: 'absolute',
  zIndex: 99,
  insetInlineStart: vars.space[3],
  top: -60,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.inverse,
  color: vars.color.text.inverse,
  ':focus': { top: vars.space[3] },
})

const pageColumn = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [media.thirdColumn]: {
      selectors: { ':root:has([data-column]) &': { paddingInlineEnd: vars.layout.drawer } },
    },
  },
})

/** On large windows a list may be wider than a form. The top bar follows, so that its search stays above the list. */
export const page = styleVariants({
  form: [pageColumn],
  list: [
    pageColumn,
    { '@media': { [media.extraWide]: { vars: { [vars.layout.content]: vars.layout.wideContent } } } },
  ],
})

export const main = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  padding: `${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]}`,
  ':focus': { outline: 'none' },
  '@media': { [media.phone]: { paddingTop: vars.space[5] } },
})
