import { globalStyle } from '@vanilla-extract/css'
import { covered, pieces, room, text } from './MiddleEllipsis.css.ts'

type Rule = Parameters<typeof globalStyle>[1]

/** Shows the names inside `around` in full, on as many lines as they need. `within` puts the rules into a query. */
export function showWhole(around: string, within: (rule: Rule) => Rule = (rule) => rule): void {
  const set = (selector: string, rule: Rule) => globalStyle(`${around} ${selector}`, within(rule))
  set(room, { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' })
  set(text, { display: 'inline' })
  set(covered, { WebkitTextFillColor: 'currentColor' })
  set(pieces, { display: 'none' })
}
