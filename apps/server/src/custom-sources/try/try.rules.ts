import { type Id, isSecretProperty, type TriedTable } from '@tributary/domain'
import type { PropertyValues } from '@tributary/sdk/connectors'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { accessOf } from '../../connectors/connection-test/connection-test.rules.ts'
import type { Setting } from '../../connectors/settings/load-settings.ts'
import { badRequest } from '../../http/http-error.ts'
import { takeAllowance } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { openManifest } from '../../sync/sources/custom/open-manifest.ts'
import { type ReadText, readText } from '../../sync/sources/custom/read-text.ts'
import { sendsTo } from '../../sync/sources/custom/sends-to.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { checkManifest } from '../check-manifest.ts'
import { customSourcesMessages } from '../custom-sources.messages.ts'
import { type SettingsToTry, settingsToTry } from './settings-to-try.ts'
import { tryMessages } from './try.messages.ts'
import { tryTable } from './try-table.ts'

export type Try = {
  text: string
  table: string
  clientConnectorId?: Id | undefined
  properties: Setting[]
}

/** Below the deadline of the call. */
const TRY_TIMEOUT_MS = 25_000
const RESPONSE_TIMEOUT_MS = 20_000

/** Reads the first page of a table of a manifest. Stores only who tried it. */
export async function tryManifest(
  services: Services,
  author: Author,
  orgId: string,
  entered: Try,
): Promise<TriedTable> {
  const read = await readable(entered)
  const settings = await settingsOf(services, author, orgId, { ...entered, ...read })
  // Only tries that may send a request count, not refused ones.
  await takeAllowance(services.storage.db, services.clock(), ['manifest-try', author.caller.userId])
  const tried =
    settings instanceof SourceFailure
      ? notSent(settings)
      : await tryTable({
          table: entered.table,
          secrets: secretsIn(settings.values),
          limitMs: TRY_TIMEOUT_MS,
          open: (observer) =>
            openManifest(
              { ...services.http, observer, limits: { answerMs: RESPONSE_TIMEOUT_MS } },
              { name: read.checked.name ?? '', manifest: read.manifest, organisationId: orgId },
              { ...contextOf(services, orgId, entered, settings), log: silentLog, now: services.clock },
            ),
        })
  await noteTry(services, author, orgId, entered, tried)
  return tried
}

type Readable = Required<ReadText>

/** Throws 400 with every fault of the manifest, or if it has no such table. */
async function readable({ text, table }: Try): Promise<Readable> {
  const read = await checkManifest(text)
  const { checked } = read
  const faults = checked.faults.map(({ line, path, message }) =>
    customSourcesMessages.fault(line, path, message),
  )
  // An Airbyte manifest without faults is compiled in this thread.
  const manifest = faults.length > 0 ? undefined : (read.manifest ?? readText(text).manifest)
  if (!manifest) throw badRequest(faults)
  if (!checked.tables.includes(table)) throw badRequest(tryMessages.unknownTable(table))
  return { checked, manifest }
}

/** Returns the failure if the settings lead to no address. */
function settingsOf(
  { storage, secretBox }: Services,
  { caller }: Author,
  orgId: string,
  { checked, manifest, clientConnectorId, properties }: Try & Readable,
): Promise<SettingsToTry | SourceFailure> {
  const source = { name: checked.name ?? '', settings: checked.settings }
  const given = { orgId, source, clientConnectorId, properties }
  return withOrganisation(storage.db, orgId, (trx) =>
    settingsToTry(
      { trx, secretBox, caller },
      { ...given, sendsTo: (values) => sendsTo(manifest, values) },
    ).catch((error: unknown) => {
      if (error instanceof SourceFailure) return error
      throw error
    }),
  )
}

const contextOf = (
  services: Services,
  orgId: string,
  { clientConnectorId }: Try,
  { values, mayUseGrant }: SettingsToTry,
) => ({
  properties: values,
  ...(mayUseGrant && accessOf(services, orgId, clientConnectorId)),
})

const secretsIn = (values: PropertyValues): string[] =>
  [...values].filter(([name]) => isSecretProperty('custom', name)).map(([, value]) => value)

const notSent = ({ message }: SourceFailure): TriedTable => ({
  request: null,
  status: null,
  preview: null,
  error: message,
  notes: [],
})

/** Records who tried which table, without the manifest and the settings. */
const noteTry = (
  services: Services,
  author: Author,
  organisationId: string,
  { table, clientConnectorId }: Try,
  { status, error }: TriedTable,
) =>
  auditedOrganisationTransaction(services, author, organisationId, (_, record) =>
    record({
      action: 'custom-source.tried',
      organisationId,
      target: String(clientConnectorId ?? organisationId),
      after: { table, status, succeeded: error === null },
    }),
  )
