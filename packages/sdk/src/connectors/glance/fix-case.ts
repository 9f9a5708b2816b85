import {
  type Actor,
  type ClientConnector,
  type RefreshRun,
  type TypeOrKind,
  typeNameOf,
} from '@tributary/domain'
import { connectorState } from '../connector-state.ts'
import { explainFailure, explainRefusal, type FailureExplanation } from '../runs/explain-failure.ts'
import { runsMessages } from '../runs/runs.messages.ts'
import { type FailureFacts, failureFacts } from './failure-facts.ts'
import type { FreshnessFields } from './glance-connector.ts'
import { linkState } from './link-state.ts'
import { type FailureRemedy, remedyOf } from './remedy.ts'

/** Whether a connector has to be fixed, and how. */
export type FixCase =
  | {
      /**
       * `works` if its latest refresh did not fail, `refreshing` while one runs, `stuck` while one takes longer than
       * expected, `off` if it is disconnected.
       */
      state: 'works' | 'refreshing' | 'stuck' | 'off' | 'deleted'
    }
  | {
      /** It does not work. */
      state: 'broken'
      /** The explanation for the viewer. */
      why: FailureExplanation
      /** What corrects it. */
      remedy: FailureRemedy
      /** Since when, how often, and what still works. */
      facts: FailureFacts
    }

type Asked = {
  /** The connector. */
  connector: ClientConnector & FreshnessFields
  /** The connector's type; the kind of a custom source for its settings. */
  type: TypeOrKind
  /** Its latest runs, in any order. */
  runs: readonly RefreshRun[]
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
  /** The time on the server's clock. */
  now: Date
}

/** Returns whether a connector has to be fixed: why it does not work, since when, and what corrects it. */
export function fixCase(asked: Asked): FixCase {
  const { connector, now } = asked
  const state = connectorState(connector, now)
  if (state === 'deleted' || state === 'refreshing') return { state }
  if (state === 'disconnected') return { state: 'off' }
  if (state === 'taking-longer') return { state: 'stuck' }
  const why = explanationOf(asked)
  if (!why) return { state: 'works' }
  return { state: 'broken', why, remedy: remedyOf({ ...asked, why }), facts: failureFacts(asked) }
}

/** A provider can have refused a connector whose latest refresh did not fail. */
function explanationOf({ connector, type, viewer, now }: Asked): FailureExplanation | null {
  const asked = { connector, type: typeNameOf(type), viewer, now }
  const link = linkState(connector, now)
  if (link === 'not-authorised')
    return { ...explainRefusal(asked), cause: runsMessages.attention.notAuthorised(connector.name) }
  return explainFailure(asked) ?? (link === 'refused' ? explainRefusal(asked) : null)
}
