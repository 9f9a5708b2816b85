import type { Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { type RecordStructure, structureTransaction } from '../changes/structure-transaction.ts'
import { excelMessages } from '../excel.messages.ts'
import { limitAutomaticLinks, limitCustomLinks } from '../links/area-links.limits.ts'
import type { GivenName } from '../structure/named-rows.queries.ts'
import { givenName } from '../structure/write-names.ts'
import {
  type ImportedNames,
  insertCustomAreas,
  insertLinks,
  insertSubareas,
  lockAreas,
  lockSubareas,
} from './import-areas.queries.ts'

type Trx = Transaction<Database>

type ImportRow = { area: string; subarea?: string | undefined }
type ImportRequest = { organisationId: Id; rows: readonly ImportRow[] }

/** The numbers of items that an import has added. */
type ImportCounts = { areas: number; subareas: number; links: number }

type NewRow = { id: string; name: string }

/**
 * Adds the areas, sub-areas and links of a table that do not exist yet. A new area is custom, and an automatic area stays
 * automatic. Nothing is added if anything is refused.
 */
export const importAreas = (
  services: Services,
  author: Author,
  request: ImportRequest,
): Promise<Written<ImportCounts>> =>
  structureTransaction(services, author, async (trx, record) => {
    const organisationId = String(request.organisationId)
    await enterOrganisation(trx, organisationId)
    const rows = request.rows.map(({ area, subarea }) => ({
      area: givenName(area),
      subarea: subarea === undefined ? null : givenName(subarea),
    }))
    const areaNames = { organisationId, names: distinct(rows.map(({ area }) => area)) }
    const subareaNames = { organisationId, names: distinct(rows.flatMap(({ subarea }) => subarea ?? [])) }
    const areas = await insertCustomAreas(trx, areaNames)
    const subareas = subareaNames.names.length > 0 ? await insertSubareas(trx, subareaNames) : []
    const links = await linkRows(trx, rows, areaNames, subareaNames)
    await limitCustomLinks(trx, organisationId)
    await limitAutomaticLinks(trx, organisationId)
    await recordImport(record, organisationId, { areas, subareas, links })
    const data = { areas: areas.length, subareas: subareas.length, links: links.length }
    return { message: excelMessages.imported, data }
  })

/** Each name once, as it is spelled first. */
function distinct(names: readonly GivenName[]): GivenName[] {
  const found = new Map<string, GivenName>()
  for (const name of names) if (!found.has(name.nameKey)) found.set(name.nameKey, name)
  return [...found.values()]
}

type Row = { area: GivenName; subarea: GivenName | null }

/** Links the custom areas to their sub-areas. Automatic areas are linked to all already. */
async function linkRows(trx: Trx, rows: readonly Row[], areas: ImportedNames, subareas: ImportedNames) {
  if (subareas.names.length === 0) return []
  const custom = (await lockAreas(trx, areas)).filter(({ automatic }) => !automatic)
  const areaIds = new Map(custom.map(({ nameKey, id }) => [nameKey, id]))
  const subareaIds = new Map((await lockSubareas(trx, subareas)).map(({ nameKey, id }) => [nameKey, id]))
  const links = new Map<string, { areaId: string; subareaId: string }>()
  for (const { area, subarea } of rows) {
    const areaId = areaIds.get(area.nameKey)
    const subareaId = subareaIds.get(subarea?.nameKey ?? '')
    if (areaId && subareaId) links.set(`${areaId} ${subareaId}`, { areaId, subareaId })
  }
  if (links.size === 0) return []
  const names = new Map(areas.names.map(({ name, nameKey }) => [areaIds.get(nameKey), name]))
  const inserted = await insertLinks(trx, areas.organisationId, [...links.values()])
  return inserted.map(({ areaId }) => ({ areaId, name: names.get(areaId) ?? '' }))
}

type Imported = { areas: NewRow[]; subareas: NewRow[]; links: { areaId: string; name: string }[] }

/** Records the import, which is undone as a whole, and each item as if it had been added alone, so that its history is complete. */
async function recordImport(
  record: RecordStructure,
  organisationId: string,
  { areas, subareas, links }: Imported,
) {
  const linked = new Map<string, { name: string; count: number }>()
  for (const { areaId, name } of links)
    linked.set(areaId, { name, count: (linked.get(areaId)?.count ?? 0) + 1 })
  const target = areas[0]?.id ?? subareas[0]?.id ?? links[0]?.areaId
  if (target === undefined) return
  const name = summaryOf([...areas, ...subareas, ...linked.values()])
  await record({ action: 'areas.imported', organisationId, target, name })
  for (const { id, name } of subareas)
    await record({ action: 'subareas.created', organisationId, target: id, name, after: { name } })
  for (const { id, name } of areas) {
    const after = { name, linkType: 'custom', subareas: linked.get(id)?.count ?? 0 }
    await record({ action: 'areas.created', organisationId, target: id, name, after })
    linked.delete(id)
  }
  for (const [id, { name, count }] of linked)
    await record({ action: 'areas.linked', organisationId, target: id, name, after: { subareas: count } })
}

/** The first names of the items, and an ellipsis for the others. */
function summaryOf(items: readonly { name: string }[]): string {
  const names = [...new Set(items.map(({ name }) => name))]
  return [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ')
}
