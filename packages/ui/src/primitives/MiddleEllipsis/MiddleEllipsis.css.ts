import { style } from '@vanilla-extract/css'
import { readAloudOnly } from '../../theme/text.css.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const

export const name = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  ...cut,
})

/** A name that is split is read aloud in one piece. */
export const spoken = style({ ...readAloudOnly, userSelect: 'none' })

export const pieces = style({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top' })

export const head = style({ flex: '0 1 auto', minWidth: '1.5em', whiteSpace: 'pre', ...cut })

export const tail = style({ flex: 'none', maxWidth: '70%', whiteSpace: 'pre', ...cut })
