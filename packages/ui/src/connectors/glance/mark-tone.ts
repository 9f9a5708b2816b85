import type { RunMark } from '@tributary/sdk/connectors'
import { tone } from '../../theme/tone.css.ts'
import { runStyle } from '../runs/run-style.ts'
import { faint, quiet } from './RunStrip.css.ts'

/** Returns the class with the colour of a mark. Only what needs a user has one. */
export function markTone(outcome: RunMark['outcome']): string {
  if (outcome === 'none') return faint
  return outcome === 'succeeded' ? quiet : tone[runStyle(outcome).tone]
}
