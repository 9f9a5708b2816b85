/** Selects an element on a page that is read from right to left. Logical properties need no such rule. */
export const rtl = '[dir="rtl"] &'

/**
 * Lets the text of a field with `dir="auto"` follow its letters, while its padding and an empty field follow the page.
 * Browsers treat an empty field as left to right.
 */
export const ownDirection = {
  '&[dir="auto"]': { direction: 'inherit', unicodeBidi: 'plaintext' },
} as const

// Chromium and Safari know only the prefixed value.
const matchParent: ('-webkit-match-parent' | 'match-parent')[] = ['-webkit-match-parent', 'match-parent']

/** Aligns text of another direction like the text around it. */
export const alignedWithParent = { textAlign: matchParent }

/**
 * Cuts a name after some lines. With `dir="auto"` the ellipsis is at the end of the name, and a shorter name begins where
 * the text around it begins.
 */
export const clamped = (lines?: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    ...(lines && { WebkitLineClamp: lines }),
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const
