import type { ClientConnector } from '@tributary/domain'
import { joined } from '../common/text/joined.ts'
import { connectorStatus } from './connector-status.ts'
import { manageMessages } from './manage.messages.ts'

/** Returns how many connectors there are, and how many of them are disconnected or deleted: "5 connectors, 1 disconnected." */
export function manageSummary(connectors: readonly Pick<ClientConnector, 'status'>[]): string {
  const count = (wanted: string) =>
    connectors.filter(({ status }) => connectorStatus(status) === wanted).length
  const [off, deleted] = [count('disconnected'), count('deleted')]
  const parts = [
    manageMessages.connectors(connectors.length - deleted),
    ...(off > 0 ? [manageMessages.countDisconnected(off)] : []),
    ...(deleted > 0 ? [manageMessages.countDeleted(deleted)] : []),
  ]
  return `${joined(parts)}.`
}
