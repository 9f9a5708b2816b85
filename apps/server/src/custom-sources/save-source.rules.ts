import type { CheckedManifest, CustomSource, ManifestSummary } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { checkManifest } from './check-manifest.ts'
import { customSourcesMessages as messages } from './custom-sources.messages.ts'
import {
  changeSource,
  connectorsOf,
  countSources,
  deleteSource as deleteRows,
  insertSource,
  insertVersion,
  lockedSource,
  lockSources,
  type OfSource,
  removeOldVersions,
  sourceNamed,
  versionOf,
} from './custom-sources.queries.ts'
import { checkText, type Named, ofSource, sourceNow, versionNumber } from './custom-sources.rules.ts'

type Trx = Transaction<Database>

const sourceLimits = {
  /** Sources of one organisation. */
  sources: 100,
  /** Versions of one source, and the characters of them all. Beyond these, the oldest are removed. */
  versions: { most: 200, length: 5_000_000 },
} as const

/** Adds a source with its first version. */
export const createSource = async (
  services: Services,
  author: Author,
  { orgId: organisationId }: { orgId: string },
  text: string,
): Promise<Written<CustomSource>> => {
  const { name, summary } = withoutFaults(await checkText(services, author.caller, text))
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSources(trx, organisationId)
    if ((await countSources(trx, organisationId)) >= sourceLimits.sources)
      throw conflict(messages.tooMany(sourceLimits.sources))
    await refuseTakenName(trx, organisationId, name)
    const now = services.clock()
    const sourceId = await insertSource(trx, { organisationId, ...nameOf(name), now })
    const source = { organisationId, sourceId }
    const savedBy = author.caller.userId
    await insertVersion(trx, source, { number: 1, text, summary, savedBy, now, restored: null })
    const after = { name, version: 1 }
    await record({ action: 'custom-source.created', organisationId, target: sourceId, after })
    return written(trx, author, source, messages.created)
  })
}

type Save = { text: string; version: number }

/** Saves a new version. Throws 409 if the edited version is not the current one. */
export const saveSource = async (
  services: Services,
  author: Author,
  place: Named,
  { text, version }: Save,
): Promise<Written<CustomSource>> => {
  refuseInstalled(services, place)
  const { name, summary } = withoutFaults(await checkText(services, author.caller, text))
  return changeVersion(services, author, { place, version }, async () => ({
    text,
    name,
    summary,
    restored: null,
    message: messages.saved,
  }))
}

/** Saves an earlier version as a new one. Throws 400 if this server no longer accepts it. */
export const restoreSource = async (
  services: Services,
  author: Author,
  place: Named & { number: string },
  version: number,
): Promise<Written<CustomSource>> => {
  refuseInstalled(services, place)
  const number = versionNumber(place.number)
  const source = ofSource(place.orgId, place.sourceId)
  const earlier = await withOrganisation(services.storage.db, source.organisationId, (trx) =>
    versionOf(trx, source, number),
  )
  if (!earlier) throw notFound()
  const { text } = earlier
  const { name, summary } = withoutFaults((await checkManifest(text)).checked)
  return changeVersion(services, author, { place, version }, async () => ({
    text,
    name,
    summary,
    restored: number,
    message: messages.restored(number),
  }))
}

type NewVersion = {
  text: string
  name: string
  summary: ManifestSummary
  restored: number | null
  message: string
}
type Based = { place: Named; version: number }

const changeVersion = (
  services: Services,
  author: Author,
  { place, version }: Based,
  next: (trx: Trx, source: OfSource) => Promise<NewVersion>,
): Promise<Written<CustomSource>> => {
  const source = ofSource(place.orgId, place.sourceId)
  const { organisationId, sourceId } = source
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSources(trx, organisationId)
    const before = await lockedSource(trx, source)
    if (!before) throw notFound()
    if (before.version !== version) throw await outdated(trx, services, author, source)
    const { text, name, summary, restored, message } = await next(trx, source)
    const current = await versionOf(trx, source, version)
    if (current?.text === text) return written(trx, author, source, messages.unchanged)
    await refuseTakenName(trx, organisationId, name, sourceId)
    const number = version + 1
    const savedBy = author.caller.userId
    const now = services.clock()
    await insertVersion(trx, source, { number, text, summary, savedBy, now, restored })
    await changeSource(trx, source, { ...nameOf(name), version: number })
    await removeOldVersions(trx, source, sourceLimits.versions)
    await record({
      action: restored === null ? 'custom-source.saved' : 'custom-source.restored',
      organisationId,
      target: sourceId,
      before: { name: before.name, version },
      after: { name, version: number, ...(restored !== null && { restored }) },
    })
    return written(trx, author, source, message)
  })
}

/** Deletes a source. Throws 409 with the names of the connectors that read it. */
export const deleteSource = async (
  services: Services,
  author: Author,
  place: Named,
): Promise<Written<null>> => {
  refuseInstalled(services, place)
  const source = ofSource(place.orgId, place.sourceId)
  const { organisationId, sourceId } = source
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const before = await lockedSource(trx, source)
    if (!before) throw notFound()
    const readers = await connectorsOf(trx, source)
    if (readers.length > 0) throw conflict(messages.hasConnectors(readers))
    await deleteRows(trx, source)
    const { name, version } = before
    await record({
      action: 'custom-source.deleted',
      organisationId,
      target: sourceId,
      before: { name, version },
    })
    return { message: messages.deleted, data: null }
  })
}

function refuseInstalled({ config }: Services, { sourceId }: Named) {
  if (config.installationSources.has(sourceId)) throw forbidden(messages.fromFile)
}

/** Returns the name and the summary of a manifest. Throws 400 with every fault. */
function withoutFaults({ faults, ...summary }: CheckedManifest): { name: string; summary: ManifestSummary } {
  const sentences = faults.map(({ line, path, message }) => messages.fault(line, path, message))
  if (sentences.length > 0 || summary.name === null) throw badRequest(sentences)
  return { name: summary.name, summary }
}

const nameOf = (name: string) => ({ name, nameKey: name.normalize('NFC').toLowerCase() })

async function refuseTakenName(trx: Trx, organisationId: string, name: string, own?: string) {
  const other = await sourceNamed(trx, organisationId, nameOf(name).nameKey)
  if (other && other.id !== own) throw conflict(messages.sameName(name))
}

const outdated = (trx: Trx, services: Services, author: Author, { organisationId, sourceId }: OfSource) =>
  concurrentChange(trx, services, author, {
    organisationId,
    target: sourceId,
    thing: messages.thing,
    actions: ['custom-source.saved', 'custom-source.restored'],
  })

async function written(
  trx: Trx,
  { caller }: Author,
  source: OfSource,
  message: string,
): Promise<Written<CustomSource>> {
  const { text: _, ...data } = await sourceNow(trx, caller, source)
  return { message, data }
}
