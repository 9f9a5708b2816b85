import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { readAloudOnly } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'
import { link, nav } from './SideNav.css.ts'

/** A row like the links below it. */
export const button = style([
  link,
  {
    width: '100%',
    marginTop: vars.space[2],
    border: 0,
    background: 'none',
    textAlign: 'start',
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  },
])

/** Names the button, even if there is no room to show it. */
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    [`${nav.collapsed} &`]: readAloudOnly,
  },
})

/** Hidden in the collapsed navigation and on phones, which have no such keys. */
export const keys = style({
  flex: 'none',
  marginInlineStart: 'auto',
  padding: `0 ${vars.space['1half']}`,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.xs,
  color: vars.color.text.secondary,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  lineHeight: '18px',
  selectors: { [`${nav.collapsed} &`]: { display: 'none' }, [`${nav.sheet} &`]: { display: 'none' } },
})
