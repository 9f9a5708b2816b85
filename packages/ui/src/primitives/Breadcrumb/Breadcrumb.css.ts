import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { readAloudOnly } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1half'],
  minWidth: 0,
  minHeight: vars.size.target,
  overflowWrap: 'anywhere',
  // Phones show only the link to the parent page.
  '@media': { [media.phone]: { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } } },
})

export const arrow = style({
  color: vars.color.text.tertiary,
  '@media': { [media.phone]: { display: 'none' } },
})

export const back = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
})

/** The heading right below shows it. On phones only screen readers read it. */
export const last = style([
  step,
  {
    '@media': {
      [media.phone]: {
        selectors: {
          '&:not(:only-child)': readAloudOnly,
        },
      },
    },
  },
])

globalStyle(`${step} a`, {
  paddingBlock: 2,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space['2half']})` },
  },
})
globalStyle(`${step} a:hover`, { color: vars.color.text.primary, textDecoration: 'underline' })
