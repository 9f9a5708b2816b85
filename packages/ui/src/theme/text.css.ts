import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** The type scale: size and line height travel together. */
export const text = styleVariants(
  { '2xs': '2xs', xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', '2xl': '2xl', '3xl': '3xl' } as const,
  (step) => ({
    fontSize: vars.text[step],
    lineHeight: vars.lineHeight[step],
  }),
)

/** Times, counts and ids keep their columns. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

/** Keys, hosts, cron, table names. */
export const mono = style({ fontFamily: vars.font.mono, fontSize: '.92em' })

/** What hides something from the eye alone: for a selector of one's own. */
export const readAloudOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Read aloud, not shown. */
export const visuallyHidden = style(readAloudOnly)

/** One line, cut with an ellipsis: give the element a title. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})
