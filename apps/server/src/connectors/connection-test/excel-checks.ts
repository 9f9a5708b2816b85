import type { ConnectionCheck } from '@tributary/domain'
import { checkCredentials } from '../../database/targets/check-credentials.ts'
import { credentialsOf } from '../../database/targets/credentials.queries.ts'
import { withPassword } from '../../database/targets/stored-credentials.ts'
import type { SentenceOf } from '../../outbound/sentence-for.ts'
import type { Services } from '../../services.ts'
import { connectionTestMessages } from './connection-test.messages.ts'

/** Tests the organisation's database, which refreshes of Excel connectors write to. They have no source. */
export async function excelChecks(
  { storage, secretBox, targets }: Pick<Services, 'storage' | 'secretBox' | 'targets'>,
  organisationId: string,
  sentenceOf: SentenceOf,
): Promise<ConnectionCheck[]> {
  const stored = await credentialsOf(storage.db, organisationId)
  if (stored) return checkCredentials(targets, withPassword(secretBox, organisationId, stored), sentenceOf)
  return [{ key: 'target-reached', outcome: 'failed', sentence: connectionTestMessages.noCredentials }]
}
