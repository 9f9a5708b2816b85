import type { ConnectionCheck, DatabaseCredentials } from '@tributary/domain'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { sentenceFor } from '../outbound/sentence-for.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { credentialsToUse } from './database.rules.ts'
import { checkCredentials } from './targets/check-credentials.ts'

/** Tests credentials and stores nothing. A blank password means the stored one, if the host is unchanged. */
export async function testCredentials(
  services: Services,
  author: Author,
  organisationId: string,
  body: DatabaseCredentials,
): Promise<ConnectionCheck[]> {
  const { storage, clock } = services
  const { credentials } = await credentialsToUse(services, organisationId, body)
  await takeAllowance(storage.db, clock(), ['credentials-test', author.caller.userId])
  const checks = await checkCredentials(services.targets, credentials, sentenceFor(author.caller))
  const failed = checks.find(({ outcome }) => outcome === 'failed')?.key ?? null
  await auditedOrganisationTransaction(services, author, organisationId, (_, record) =>
    record({
      action: 'database.credentials-tested',
      organisationId,
      target: organisationId,
      after: { failed },
    }),
  )
  return checks
}
