import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { alignedWithParent } from './direction.ts'
import { vars } from './vars.css.ts'

/** The type scale: each step sets size and line height together. */
export const text = styleVariants(
  { '2xs': '2xs', xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', '2xl': '2xl', '3xl': '3xl' } as const,
  (step) => ({
    fontSize: vars.text[step],
    lineHeight: vars.lineHeight[step],
  }),
)

/** Digits of equal width, so that times, counts and ids align. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

/** For keys, hosts, cron expressions and table names. */
export const mono = style({ fontFamily: vars.font.mono, fontSize: '.92em' })

/** The declarations of `visuallyHidden`, for use in another selector. */
export const readAloudOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Hides an element visually. Screen readers still read it. */
export const visuallyHidden = style(readAloudOnly)

/** Cuts one line with an ellipsis. Give the element a title, and a name `dir="auto"`, so that its end is cut. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  ...alignedWithParent,
})

/**
 * A sentence that may be in another language than the page, such as one of the server. Its own letters decide the order
 * of its words, apart from isolated names.
 */
export const sentence = style({ unicodeBidi: 'plaintext', ...alignedWithParent })

// Arrows that point along the line of text. Up, down and pictures of things stay as they are.
const alongText = ['arrow-left', 'arrow-right', 'arrow-up-right', 'chevron-left', 'chevron-right']
const sided = ['log-in', 'log-out', 'panel-left', 'panel-left-close', 'panel-left-open']
const mirrored = [...alongText, ...sided].map((name) => `.lucide-${name}`).join(', ')
globalStyle(`[dir="rtl"] :is(${mirrored})`, { scale: '-1 1' })
