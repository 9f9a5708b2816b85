import { globalStyle, style } from '@vanilla-extract/css'
import { readAloudOnly } from '../../theme/text.css.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = style({ position: 'relative', display: 'block', minWidth: 0, maxWidth: '100%', ...cut })

/** A name that is split is read aloud in one piece. */
export const spoken = style({ ...readAloudOnly, userSelect: 'none' })

export const pieces = style({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top' })

export const head = style({ flex: '0 1 auto', minWidth: '1.5em', ...cut, whiteSpace: 'pre' })

export const tail = style({ flex: 'none', maxWidth: '70%', ...cut, whiteSpace: 'pre' })

/** Around a name and its control: the whole name is shown while the control has the keyboard's focus. */
export const wholeOnFocus = style({})

/** Likewise where nothing hovers, so that a tap shows it. */
export const wholeOnTouch = style({})

function showWhole(around: string, query?: string) {
  const rules = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${around} ${selector}`, query ? { '@media': { [query]: rule } } : rule)
  rules(`${name}`, { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' })
  rules(`${pieces}`, { display: 'inline' })
  rules(`:is(${head}, ${tail})`, { display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' })
}

showWhole(`${wholeOnFocus}:has(:focus-visible)`)
showWhole(':is(a, button, summary):focus-visible')
showWhole(`${wholeOnTouch}`, '(hover: none)')
