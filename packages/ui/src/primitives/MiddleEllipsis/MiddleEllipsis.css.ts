import { style } from '@vanilla-extract/css'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const

export const name = style({ position: 'relative', display: 'block', minWidth: 0, maxWidth: '100%' })

/** The whole name in one piece, for screen readers, find in page and the clipboard. */
export const room = style({ display: 'block', whiteSpace: 'nowrap', ...cut })

export const text = style({ display: 'inline-block', verticalAlign: 'top' })

/** Transparent for the eye, but not hidden from screen readers. */
export const covered = style({ WebkitTextFillColor: 'transparent' })

/** The start and the end of a shortened name. */
export const pieces = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  pointerEvents: 'none',
  '::before': { content: 'attr(data-head)', flex: '0 1 auto', minWidth: '1.5em', whiteSpace: 'pre', ...cut },
  '::after': { content: 'attr(data-tail)', flex: 'none', maxWidth: '70%', whiteSpace: 'pre', ...cut },
})
