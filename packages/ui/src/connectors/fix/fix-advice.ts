import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import type { Broken } from './FixReport.tsx'
import { fixText } from './fix.messages.ts'

/** Returns who can fix it and how; for a limit, when the schedule refreshes it by itself. */
export function adviceOf({ why, remedy }: Broken): string {
  if (remedy.kind !== 'wait' || !remedy.automatic || !remedy.until) return why.advice
  return `${why.advice} ${fixText.automatically(absoluteTime(remedy.until))}`
}
