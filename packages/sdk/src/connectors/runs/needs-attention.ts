import { type Actor, byName, type ClientConnector, can, displayNameOf, type Id } from '@tributary/domain'
import { connectorState } from '../connector-state.ts'
import { isSwitchedOff } from '../connector-status.ts'
import { refreshState } from '../refresh-state.ts'
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

function attentionOf(
  connector: ClientConnector & { type: string },
  viewer: Actor | null,
  now: Date,
): Attention | null {
  const { id, name, type } = connector
  if (isSwitchedOff(connector.status)) return null
  if (connectorState(connector, now) === 'not-authorised')
    return { kind: 're-authorise', id, name, type, sentence: runsMessages.attention.notAuthorised(name) }
  if (connector.authorisation?.refusedAt) {
    const cause = runsMessages.causes['not-authorised']
    return { kind: 're-authorise', id, name, type, sentence: sentence(connector, cause) }
  }
  if (refreshState(connector.log, now) === 'taking-longer')
    return { kind: 'slow', id, name, type, sentence: runsMessages.attention.slow(name) }
  const missing = explainLeftOut({ connector, type, viewer, now })
  if (missing)
    return {
      kind: 'left-out',
      id,
      name,
      type,
      sentence: runsMessages.attention.connector(name, missing.sentence),
    }
  const why = explainFailure({ connector, type, viewer, now })
  // A user disconnected it on purpose.
  if (!why || why.code === 'cancelled') return null
  const kind = why.code === 'not-authorised' ? 're-authorise' : 'failed'
  return { kind, id, name, type, sentence: sentence(connector, () => why.cause) }
}

const sentence = ({ name, type }: { name: string; type: string }, cause: (system: string) => string) =>
  runsMessages.attention.connector(name, cause(displayNameOf(type)))
