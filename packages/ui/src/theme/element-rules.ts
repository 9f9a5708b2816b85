import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

type ElementRule = readonly [elements: string, rule: StyleRule]

/*
 * What components need of a reset, by element: the reset sets it for the whole page, `own-elements.css.ts` and
 * `own-text.css.ts` for our elements.
 */

export const textRules: readonly ElementRule[] = [
  ['h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 }],
  ['ul, ol', { listStyle: 'none' }],
  ['h1, h2, h3, h4', { overflowWrap: 'break-word' }],
  [
    'h1',
    {
      fontSize: vars.text.xl,
      lineHeight: vars.lineHeight.xl,
      fontWeight: vars.weight.semibold,
      letterSpacing: vars.tracking.tight,
      textWrap: 'balance',
    },
  ],
  ['h2', { fontSize: vars.text.lg, lineHeight: vars.lineHeight.lg, fontWeight: vars.weight.semibold }],
  ['h3', { fontSize: vars.text.md, lineHeight: vars.lineHeight.md, fontWeight: vars.weight.semibold }],
]

export const fieldRules: readonly ElementRule[] = [
  ['input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }],
]

export const buttonRules: readonly ElementRule[] = [
  ['button', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', cursor: 'pointer' }],
  ['svg', { display: 'block', flex: 'none' }],
]

/** The text of a page, or of our outermost element on a page of another design. */
export const pageText = {
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
} satisfies StyleRule

/** How the text of a page is drawn. */
export const smoothText = {
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
} satisfies StyleRule

export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} satisfies StyleRule
