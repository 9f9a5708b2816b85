import {
  byName,
  type CheckedManifest,
  type CustomSource,
  type CustomSourceText,
  type CustomSourceVersion,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import { nameFor } from '../http/name-for.ts'
import { isUuid } from '../is-uuid.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { checkManifest } from './check-manifest.ts'
import {
  connectorCounts,
  type OfSource,
  type SourceRow,
  sourceById,
  sourcesOf,
  type VersionRow,
  versionOf,
  versionsOf,
} from './custom-sources.queries.ts'

type Db = Kysely<Database>
type InOrganisation = { orgId: string }
export type Named = { orgId: string; sourceId: string }

const sorted = (sources: CustomSource[]) => sources.toSorted((a, b) => byName(a.name, b.name))

/** The sources of the organisation, then those of the installation, each by name. */
export const listSources = (
  { storage, config }: Services,
  caller: Caller,
  { orgId }: InOrganisation,
): Promise<CustomSource[]> =>
  withOrganisation(storage.db, orgId, async (trx) => {
    const own = (await sourcesOf(trx, orgId)).map((row) => sourceFrom(row, caller))
    const counts = await connectorCounts(trx, orgId, [...config.installationSources.keys()])
    const installed = [...config.installationSources].map(([id, { checked }]) =>
      installedSource(id, checked, counts.get(id) ?? 0),
    )
    return [...sorted(own), ...sorted(installed)]
  })

/** A source of the organisation or of the installation, with its manifest. */
export const getSource = (
  { storage, config }: Services,
  caller: Caller,
  { orgId, sourceId }: Named,
): Promise<CustomSourceText> =>
  withOrganisation(storage.db, orgId, async (trx) => {
    const installed = config.installationSources.get(sourceId)
    if (!installed) return sourceNow(trx, caller, { organisationId: orgId, sourceId })
    const counts = await connectorCounts(trx, orgId, [sourceId])
    const { checked, text } = installed
    return { ...installedSource(sourceId, checked, counts.get(sourceId) ?? 0), text }
  })

/** Checks a manifest in either format. Long ones take a second, so a user can check only so many. */
export async function checkText(
  { storage, clock }: Services,
  { userId }: Caller,
  text: string,
): Promise<CheckedManifest> {
  await takeAllowance(storage.db, clock(), ['manifest-check', userId])
  const { checked } = await checkManifest(text)
  return checked
}

/** Versions of a source, newest first. One of the installation has none. */
export const listVersions = (
  { storage, config }: Services,
  caller: Caller,
  { orgId, sourceId }: Named,
): Promise<CustomSourceVersion[]> =>
  withOrganisation(storage.db, orgId, async (trx) => {
    if (config.installationSources.has(sourceId)) return []
    const rows = await versionsOf(trx, ofSource(orgId, sourceId))
    if (rows.length === 0) throw notFound()
    return rows.map((row) => versionFrom(row, caller))
  })

/** A version of a source with its manifest. */
export const getVersion = (
  { storage }: Services,
  caller: Caller,
  { orgId, sourceId, number }: Named & { number: string },
): Promise<CustomSourceVersion & { text: string }> =>
  withOrganisation(storage.db, orgId, async (trx) => {
    const row = await versionOf(trx, ofSource(orgId, sourceId), versionNumber(number))
    if (!row) throw notFound()
    return { ...versionFrom(row, caller), text: row.text }
  })

/** The source as it is stored now. Throws 404 if there is none. */
export async function sourceNow(db: Db, caller: Caller, source: OfSource): Promise<CustomSourceText> {
  const row = isUuid(source.sourceId) ? await sourceById(db, source) : undefined
  if (!row) throw notFound()
  return { ...sourceFrom(row, caller), text: row.text }
}

/** Names a source in queries. Throws 404 for an id that cannot be stored. */
export function ofSource(orgId: string, sourceId: string): OfSource {
  if (!isUuid(sourceId)) throw notFound()
  return { organisationId: orgId, sourceId }
}

/** Reads the number of a version in a path. Throws 404 for any other text. */
export function versionNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound()
  return Number(text)
}

const sourceFrom = ({ summary, author, isMember, ...row }: SourceRow, caller: Caller): CustomSource => ({
  ...summary,
  ...row,
  origin: 'organisation',
  changedBy: nameFor(caller, { author, isMember }),
})

const installedSource = (
  id: string,
  { faults: _, name, ...summary }: CheckedManifest,
  connectors: number,
): CustomSource => ({
  ...summary,
  id,
  name: name ?? id,
  origin: 'installation',
  version: 1,
  changedAt: null,
  changedBy: null,
  connectors,
})

const versionFrom = ({ author, isMember, ...row }: VersionRow, caller: Caller): CustomSourceVersion => ({
  ...row,
  by: nameFor(caller, { author, isMember }),
})
