import type { ConnectionCheck, DatabaseCredentials } from '@tributary/domain'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { type FailureKind, TargetFailure } from '../drivers/target-failure.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { credentialsToUse } from './database.rules.ts'

const keys = ['target-reached', 'signed-in', 'target-writable'] as const

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
  const failure = await failureOf(() => services.targets.probe(credentials))
  const checks = checksOf(failure)
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

async function failureOf(work: () => Promise<void>): Promise<TargetFailure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof TargetFailure)) throw error
    return error
  }
}

function checksOf(failure: TargetFailure | undefined): ConnectionCheck[] {
  const at = failure ? keys.indexOf(checkOf[failure.kind ?? 'mayNotCreate']) : keys.length
  return keys.map((key, index) => {
    if (index === at) return { key, outcome: 'failed', sentence: failure?.message ?? null }
    return { key, outcome: index < at ? 'passed' : 'skipped', sentence: null }
  })
}

/** The check that a failure belongs to. */
const checkOf: Record<FailureKind, (typeof keys)[number]> = {
  badHost: 'target-reached',
  refused: 'target-reached',
  timeout: 'target-reached',
  lost: 'target-reached',
  notEncrypted: 'target-reached',
  certificate: 'target-reached',
  busy: 'target-reached',
  loginFailed: 'signed-in',
  databaseClosed: 'signed-in',
  databaseMissing: 'signed-in',
  schemaMissing: 'target-writable',
  mayNotCreate: 'target-writable',
}
