import { style } from '@vanilla-extract/css'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const

export const name = style({ position: 'relative', display: 'block', minWidth: 0, maxWidth: '100%' })

/** The name itself: a screen reader, the browser's search and the clipboard get it in one piece. */
export const room = style({ display: 'block', whiteSpace: 'nowrap', ...cut })

export const text = style({ display: 'inline-block', verticalAlign: 'top' })

/** Drawn over, but not hidden from a screen reader. */
export const covered = style({ WebkitTextFillColor: 'transparent' })

/** Start and end of a name that is cut. */
export const pieces = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  pointerEvents: 'none',
  '::before': { content: 'attr(data-head)', flex: '0 1 auto', minWidth: '1.5em', whiteSpace: 'pre', ...cut },
  '::after': { content: 'attr(data-tail)', flex: 'none', maxWidth: '70%', whiteSpace: 'pre', ...cut },
})
