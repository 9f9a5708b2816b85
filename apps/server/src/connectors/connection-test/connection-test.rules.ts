import {
  type ConnectionCheck,
  type Id,
  isConnectionString,
  isExcel,
  isSecretProperty,
} from '@tributary/domain'
import { type PropertyValues, parseConnectionString } from '@tributary/sdk/connectors'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { describeSources } from '../../custom-sources/reading/current-source.ts'
import { badRequest, notFound } from '../../http/http-error.ts'
import { realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import { type SentenceOf, sentenceFor } from '../../outbound/sentence-for.ts'
import { takeAllowance } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { probeTarget } from '../../sync/index.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import type { SourceAdapter, SourceContext } from '../../sync/sources/source-adapter.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { freshToken } from '../authorise/fresh-token.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import type { Setting } from '../settings/load-settings.ts'
import {
  type Checking,
  type CheckStream,
  reachedNothing,
  runChecks,
  skippedChecks,
  sourceKeys,
  targetKeys,
} from './connection-checks.ts'
import { connectionSample } from './connection-sample.ts'
import { connectionTestMessages } from './connection-test.messages.ts'
import { excelChecks } from './excel-checks.ts'
import { settingsToTest } from './settings-to-test.ts'

export type ConnectionTest = {
  orgId: string
  sourceConnectorId: Id
  clientConnectorId?: Id | undefined
  properties: Setting[]
  sample?: boolean | undefined
}

const TEST_TIMEOUT_MS = 60_000

/** Tests settings before they are saved: first the source, then the target. Stores nothing. */
export async function testConnection(
  services: Services,
  author: Author,
  { orgId, sourceConnectorId, clientConnectorId, properties, sample = false }: ConnectionTest,
): Promise<ConnectionCheck[]> {
  const { db } = services.storage
  const found = await connectorTypeByNameOrId(db, String(sourceConnectorId))
  if (!found) throw notFound(manageMessages.unknownType)
  const { type } = found
  const entered = { orgId, type, clientConnectorId, properties }
  const values = await withOrganisation(db, orgId, (trx) =>
    settingsToTest({ trx, services, caller: author.caller }, entered),
  )
  const description = await describeSources(db, services.config.installationSources)(orgId, values)
  const source = openSource(services, type, {
    properties: values,
    ...accessOf(services, orgId, clientConnectorId),
    ...(description && { description }),
  })
  // Only tests that make a connection count, not refused requests.
  await takeAllowance(db, services.clock(), ['connection-test', author.caller.userId])
  const sentenceOf = sentenceFor(author.caller)
  const checks = isExcel(type)
    ? await excelChecks(services, orgId, sentenceOf)
    : await tryBoth(services, { source, type, orgId, values, sample, sentenceOf })
  await noteTest(
    services,
    author,
    { orgId, target: String(clientConnectorId ?? sourceConnectorId), type },
    checks,
  )
  return checks
}

type Trying = {
  source: SourceAdapter | undefined
  type: string
  orgId: string
  values: PropertyValues
  /** Whether the beginning of the data is read as well. */
  sample: boolean
  sentenceOf: SentenceOf
}

async function tryBoth(
  services: Services,
  { source, type, orgId, values, sample, sentenceOf }: Trying,
): Promise<ConnectionCheck[]> {
  const deadline = AbortSignal.timeout(TEST_TIMEOUT_MS)
  const checking = { deadline, sentenceOf }
  const secrets = sample ? secretsIn(type, values) : undefined
  const sources = source ? await trySource(source, checking, secrets) : unsupportedChecks(type)
  if (sources.some(({ outcome }) => outcome === 'failed')) return [...sources, ...skippedChecks(targetKeys)]
  const organisationCode = await codeOf(services, orgId)
  const target = { properties: values, organisationCode, organisationId: orgId }
  return [
    ...sources,
    ...(await runChecks(targetKeys, probeTarget(services.openTarget, target, deadline), checking)),
  ]
}

const unsupportedChecks = (type: string): ConnectionCheck[] =>
  skippedChecks(sourceKeys).map((check) =>
    check.key === 'source-readable'
      ? { ...check, sentence: connectionTestMessages.unsupported(type) }
      : check,
  )

/** Opens the source. Undefined for a type we cannot read. Throws 400 for settings the source cannot use. */
function openSource(
  { sources, clock }: Services,
  type: string,
  tested: Pick<SourceContext, 'properties' | 'access' | 'description'>,
) {
  const adapter = Object.hasOwn(sources, type) ? sources[type] : undefined
  try {
    return adapter?.({ ...tested, log: silentLog, now: clock })
  } catch (error) {
    throw error instanceof SourceFailure ? badRequest(error.message) : error
  }
}

/** Only a connector that exists can be authorised. */
export const accessOf = (
  services: Services,
  organisationId: string,
  connectorId: Id | undefined,
): Pick<SourceContext, 'access'> =>
  connectorId === undefined
    ? {}
    : {
        access: (options) =>
          freshToken(services, { organisationId, connectorId: String(connectorId) }, options),
      }

/** Reads a sample if it may, which is if the secrets that it must not show are given. */
async function trySource(
  source: SourceAdapter,
  checking: Checking,
  secrets: readonly string[] | undefined,
): Promise<ConnectionCheck[]> {
  try {
    const checks = await runChecks(
      sourceKeys,
      withMinimumFailureTimes(source.probe(checking.deadline)),
      checking,
    )
    if (!secrets || checks.some(({ outcome }) => outcome !== 'passed')) return checks
    const sample = await connectionSample(source, secrets)
    return checks.map((check) => (check.key === 'source-readable' ? { ...check, sample } : check))
  } finally {
    source.close()
  }
}

/** The entered and stored secrets, and the passwords of connection strings. */
const secretsIn = (type: string, values: PropertyValues): string[] =>
  [...values].flatMap(([name, value]) =>
    isConnectionString(name)
      ? [value, parseConnectionString(value)?.password ?? '']
      : isSecretProperty(type, name)
        ? [value]
        : [],
  )

/** Hides in the response time why a source was unreachable. */
async function* withMinimumFailureTimes(stream: CheckStream): CheckStream {
  const checks = stream[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await withMinimumFailureTime(() => checks.next(), reachedNothing, realPacing)
    if (done) return
    yield value
  }
}

async function codeOf({ storage }: Services, orgId: string): Promise<string | null> {
  const row = await storage.db
    .selectFrom('organisations')
    .select('code')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  return row.code
}

type Tested = { orgId: string; target: string; type: string }

/** Records who tested which type and what failed, without the entered settings. */
const noteTest = (
  services: Services,
  author: Author,
  { orgId, target, type }: Tested,
  checks: readonly ConnectionCheck[],
) =>
  auditedOrganisationTransaction(services, author, orgId, (_, record) =>
    record({
      action: 'connector.tested',
      organisationId: orgId,
      target,
      after: { type, failed: checks.find(({ outcome }) => outcome === 'failed')?.key ?? null },
    }),
  )
