import type { ClientConnector, Id } from '@tributary/domain'
import type { Step } from '../../common/queue/plan.ts'

/** An action on one of several connectors. */
export type BulkStep = Step & {
  /** The id of the connector. */
  id: Id
  /** Its name, for the results. */
  name: string
  /** The key of its organisation. */
  clientKey: string
  /** The key of the connector. */
  connectorKey: string
}

/** The fields of a connector that its step has. */
export type StepConnector = Pick<ClientConnector, 'clientKey' | 'id' | 'key' | 'name'>

/** Returns the step of an action on a connector. */
export const bulkStep = (action: string, { id, name, clientKey, key }: StepConnector): BulkStep => ({
  key: `${action} ${id}`,
  id,
  name,
  clientKey,
  connectorKey: key,
})
