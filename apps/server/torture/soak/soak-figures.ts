import type { Figure } from '@tributary/tooling/figure'
import type { Sample } from '../probe/probe.ts'
import { type Point, slopeOf } from './slope.ts'

export type TimedSample = Sample & { hours: number; connections: number }

const MOST_MB_PER_HOUR = 1
/** Some connections are opened and closed all the time. A leak in every request would be far above this. */
const MOST_MORE = 1.1
/** As docs/operate/scale.md says: for calls, for long work, and two for notifications. */
const MOST_CONNECTIONS = 32

/** The figures of a soak, from the samples after the warm-up. */
export const soakFigures = (
  samples: readonly TimedSample[],
  { done, refused, failures }: { done: number; refused: number; failures: readonly string[] },
): Figure[] => [
  { name: 'rounds of work', value: String(done), aim: '', holds: true },
  { name: 'refused because of the load', value: String(refused), aim: '', holds: true },
  { name: 'failed requests', value: String(failures.length), aim: '0', holds: failures.length === 0 },
  growth('heap after garbage collection', samples, ({ heapBytes }) => heapBytes),
  growth('memory of the process', samples, ({ rssBytes }) => rssBytes),
  noMore('open file descriptors', samples, ({ descriptors }) => descriptors ?? 0),
  noMore('handles', samples, ({ handles }) => handles),
  noMore('timers', samples, ({ timers }) => timers),
  noMore('listeners', samples, ({ listeners }) => listeners),
  fewConnections(samples),
]

function growth(name: string, samples: readonly TimedSample[], bytesOf: (sample: Sample) => number): Figure {
  const megabytes = samples.map((sample): Point => [sample.hours, bytesOf(sample) / 2 ** 20])
  const { perX, uncertainty } = slopeOf(megabytes)
  const tooShort = uncertainty > MOST_MB_PER_HOUR ? ', too short to tell' : ''
  return {
    name: `${name}, growth`,
    value: `${perX.toFixed(1)} ± ${uncertainty.toFixed(1)} MB/h${tooShort}`,
    floor: `${(megabytes[0]?.[1] ?? 0).toFixed(0)} MB`,
    aim: `≤ ${MOST_MB_PER_HOUR} MB/h`,
    // A leak is proved only where the whole interval is above the aim.
    holds: perX - uncertainty <= MOST_MB_PER_HOUR,
  }
}

/** The pools open connections when they need them, and keep them. */
function fewConnections(samples: readonly TimedSample[]): Figure {
  const most = Math.max(...samples.map(({ connections }) => connections))
  const name = 'connections to the database, at most'
  return { name, value: String(most), aim: `≤ ${MOST_CONNECTIONS}`, holds: most <= MOST_CONNECTIONS }
}

/** Compares the median of the last third with the median of the first. */
function noMore(
  name: string,
  samples: readonly TimedSample[],
  amountOf: (sample: TimedSample) => number,
): Figure {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const middle = (part: readonly TimedSample[]) =>
    part.map(amountOf).toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0
  const [first, last] = [middle(samples.slice(0, third)), middle(samples.slice(-third))]
  return { name, value: String(last), floor: String(first), aim: '≤ 1.1 ×', holds: last <= first * MOST_MORE }
}
