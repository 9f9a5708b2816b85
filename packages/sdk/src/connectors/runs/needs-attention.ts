import { type Actor, byName, type ClientConnector, can, type Id } from '@tributary/domain'
import { triageState } from '../glance/triage-state.ts'
import { typeTitle } from '../kinds/kind-text.ts'
import { explainFailure } from './explain-failure.ts'
import { explainLeftOut } from './explain-left-out.ts'
import { runsMessages } from './runs.messages.ts'

/** Something that needs a user's attention, and its connector. */
export type Attention =
  | {
      /** The problem. */
      kind: 're-authorise' | 'failed' | 'left-out' | 'slow'
      /** The connector. */
      id: Id
      /** The name of the connector. */
      name: string
      /** The connector type. */
      type: string
      /** The problem in words. */
      sentence: string
    }
  | {
      kind: 'approvals'
      /** The number of waiting approvals. */
      count: number
      /** The number in words. */
      sentence: string
    }

/** Sorted by urgency: problems that need a user, failures, missing tables, runs that may still finish, and waiting items. */
const order = [
  're-authorise',
  'failed',
  'left-out',
  'slow',
  'approvals',
] as const satisfies readonly Attention['kind'][]

type Asked = {
  /** The connectors the viewer may see, each with its type. */
  connectors: readonly (ClientConnector & {
    /** The connector type. */
    type: string
  })[]
  /** The number of approvals that wait for a decision. */
  waitingApprovals: number
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
  /** The time on the server's clock. */
  now: Date
}

/** Returns what needs the viewer's attention, the most urgent first, then by name. */
export function needsAttention({ connectors, waitingApprovals, viewer, now }: Asked): Attention[] {
  const found = connectors.flatMap((connector) => attentionOf(connector, viewer, now) ?? [])
  const count = can(viewer, 'approvals.decide') ? waitingApprovals : 0
  const approvals: Attention[] =
    count > 0 ? [{ kind: 'approvals', count, sentence: runsMessages.attention.approvals(count) }] : []
  return [...found, ...approvals].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || byName(nameOf(a), nameOf(b)),
  )
}

const nameOf = (attention: Attention): string => ('name' in attention ? attention.name : '')

type Problem = Exclude<Attention, { kind: 'approvals' }>
type Typed = Asked['connectors'][number]

function attentionOf(connector: Typed, viewer: Actor | null, now: Date): Problem | null {
  const { id, name, type } = connector
  const found = problemOf(connector, viewer, now)
  return found && { kind: found[0], id, name, type, sentence: found[1] }
}

function problemOf(
  connector: Typed,
  viewer: Actor | null,
  now: Date,
): [kind: Problem['kind'], sentence: string] | null {
  const { name } = connector
  const { attention } = runsMessages
  switch (triageState(connector, now)) {
    case 'not-authorised':
      return ['re-authorise', attention.notAuthorised(name)]
    case 'stuck':
      return ['slow', attention.slow(name)]
    case 'incomplete':
      return ['left-out', attention.connector(name, leftOutOf(connector, viewer, now))]
    case 'refused':
    case 'error':
      return failureOf(connector, viewer, now)
    default:
      return null
  }
}

const leftOutOf = (connector: Typed, viewer: Actor | null, now: Date): string =>
  explainLeftOut({ connector, type: connector.type, viewer, now })?.sentence ?? ''

/** A provider can have refused a connector whose latest refresh did not fail. */
function failureOf(connector: Typed, viewer: Actor | null, now: Date): [Problem['kind'], string] {
  const { name, type, authorisation } = connector
  const why = authorisation?.refusedAt ? null : explainFailure({ connector, type, viewer, now })
  const cause = why?.cause ?? runsMessages.causes['not-authorised'](typeTitle(type))
  const isRefused = !why || why.code === 'not-authorised'
  return [isRefused ? 're-authorise' : 'failed', runsMessages.attention.connector(name, cause)]
}
