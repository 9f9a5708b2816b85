import type { Figure } from '@tributary/tooling/figure'
import type { KillOutcome } from './kill-cycles.ts'
import type { Problem } from './record.ts'

const READY_MS = 5_000

const counted: readonly [name: string, ...kinds: Problem['kind'][]][] = [
  ['acknowledged writes lost', 'lost'],
  ['half written', 'half written'],
  ['carried out twice', 'twice'],
  ['refused after a start', 'refused', 'session'],
  ['runs stuck', 'stuck'],
  ['tables that differ from the source', 'rows'],
  ['broken entries of the audit log', 'audit log'],
  ['differences on a copy of the database', 'restore'],
]

/** The figures of one engine for the table. */
export function killFigures(outcome: KillOutcome): Figure[] {
  const { engine, cycles, killsAtStart, acknowledged, doubtful, refreshes, auditEntries, settledMs } = outcome
  const info = (name: string, value: string): Figure => ({
    name: `${engine}: ${name}`,
    value,
    aim: '',
    holds: true,
  })
  return [
    info('kills', `${cycles + killsAtStart}, ${killsAtStart} of them at a start`),
    info('writes', `${acknowledged} acknowledged, ${doubtful} in doubt, ${refreshes} refreshes`),
    info('entries of the audit log', String(auditEntries)),
    ...counted.map(([name, ...kinds]) => {
      const count = outcome.problems.filter(({ kind }) => kinds.includes(kind)).length
      return { name: `${engine}: ${name}`, value: String(count), aim: '0', holds: count === 0 }
    }),
    info('interrupted runs ended', `after ${seconds(settledMs)}`),
    ...readyFigures(outcome),
  ]
}

function readyFigures({ engine, readyMs, cleanMs }: KillOutcome): Figure[] {
  const middle = quantile(readyMs, 0.5)
  const clean = quantile(cleanMs, 0.5)
  const longest = Math.max(...readyMs)
  return [
    {
      name: `${engine}: ready again, median`,
      value: seconds(middle),
      floor: `${seconds(clean)} after a stop`,
      ratio: middle / clean,
      aim: '≤ 5 s',
      holds: middle <= READY_MS,
    },
    {
      name: `${engine}: ready again, longest`,
      value: seconds(longest),
      aim: '≤ 5 s',
      holds: longest <= READY_MS,
    },
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
