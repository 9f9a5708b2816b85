import { plural } from '../language/format.ts'
import { waitingTime } from './waiting-time.ts'

/** Returns a function that writes a number with its noun. */
export const counting = /* @__NO_SIDE_EFFECTS__ */ (one: string, many = `${one}s`) => {
  const forms = { one: `# ${one}`, other: `# ${many}` }
  return (count: number): string => plural(count, forms)
}

// Apart from the other nouns, so that the first script of the portal has only these.
export const characters = counting('character')
export const days = counting('day')
export const hours = counting('hour')
export const minutes = counting('minute')
export const seconds = counting('second')

/** How long to wait, given in seconds. */
export const untilRetry = /* @__PURE__ */ waitingTime({ seconds, minutes, hours, days })
