import { isSecretProperty, PORTAL_USER } from '@tributary/domain'
import type { Facts, RecordChange } from '../../audit/audited-transaction.ts'
import type { ConnectorRow } from '../connectors.queries.ts'

type LoggedSetting = { name: string; value: string | null }

/** Records changed settings. Of a secret, the audit log records only that it was set. */
export async function recordSettings(
  record: RecordChange,
  action: string,
  { organisationId, id: target, type }: ConnectorRow,
  { before = [], after = [] }: { before?: readonly LoggedSetting[]; after?: readonly LoggedSetting[] },
): Promise<void> {
  const facts = (settings: readonly LoggedSetting[]): Facts =>
    Object.fromEntries(
      settings
        .filter(({ name }) => name !== PORTAL_USER)
        .map(({ name, value }) => [name, isSecretProperty(type, name) ? '(secret)' : value]),
    )
  const change = { before: facts(before), after: facts(after) }
  if (Object.keys({ ...change.before, ...change.after }).length === 0) return
  await record({ action, organisationId, target, ...change })
}
