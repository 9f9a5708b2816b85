import type { Difference } from './difference.ts'
import type { Picture } from './picture.ts'
import type { ByTheme, Theme } from './themes.ts'

/** The comparison of a story in one theme. The screenshot is a PNG in full size. */
export type Compared = { theme: Theme; before: Picture; difference: Difference; shot: Buffer }

type Drawn = { now: ByTheme<Picture>; compared: readonly Compared[] }

/** The result for one story. A new story has no stored pictures, a failed one could not be drawn. */
export type Outcome = { id: string } & (
  | { state: 'same' }
  | { state: 'failed'; error: string }
  | ({ state: 'new' | 'changed' } & Drawn)
)

/** Whether `accept` has to store the pictures of the story. */
export const isStoring = (outcome: Outcome): outcome is Outcome & Drawn =>
  outcome.state === 'new' || outcome.state === 'changed'

/** Describes an outcome on one line. */
export function summaryOf(outcome: Outcome): string {
  if (outcome.state === 'same') return 'unchanged'
  if (outcome.state === 'failed') return `failed: ${outcome.error.split('\n')[0]}`
  if (outcome.state === 'new') return 'has no stored pictures'
  return outcome.compared
    .map(({ theme, difference }) => `${difference.count} pixels differ in ${theme}`)
    .join(', ')
}
