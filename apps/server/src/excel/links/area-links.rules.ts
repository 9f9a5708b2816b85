import type { Area, Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { concurrentChange } from '../../audit/concurrent-change.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { structureTransaction } from '../changes/structure-transaction.ts'
import { excelMessages } from '../excel.messages.ts'
import { areaKind } from '../structure/area-kind.ts'
import { hasSameIds } from '../structure/expected-state.ts'
import { lockOwned, lockReferences, type Owned } from '../structure/load-owned.ts'
import { readItem } from '../structure/structure-crud.ts'
import { limitCustomLinks } from './area-links.limits.ts'
import { deleteLink, deleteLinks, insertLink, setAutomatic } from './area-links.queries.ts'
import { setLinkType } from './link-type.ts'

type Trx = Transaction<Database>

type ExpectedLinks = { expected?: readonly Id[] | undefined }

export type LinkRequest = ExpectedLinks &
  ({ areaId: Id; subareaId: Id } | { areaId: Id; allCurrentAndFuture: true })

/** Links an area to one sub-area, which makes it custom, or to all of them, which makes it automatic. */
export const linkArea = (services: Services, author: Author, link: LinkRequest) =>
  changeLinks(services, author, link, 'linked', async (trx, area) => {
    if (!('subareaId' in link)) return setLinkType(trx, area, 'automatic')
    await lockReferences(trx, area.organisationId, ['subareas', link.subareaId])
    await setLinkType(trx, area, 'custom')
    await insertLink(trx, area, String(link.subareaId))
    await limitCustomLinks(trx, area.organisationId)
  })

/** Removes one link. An automatic area becomes custom and keeps its other links. */
export const unlinkArea = (
  services: Services,
  author: Author,
  link: ExpectedLinks & { areaId: Id; subareaId: Id },
) =>
  changeLinks(services, author, link, 'unlinked', async (trx, area) => {
    await lockReferences(trx, area.organisationId, ['subareas', link.subareaId])
    await setLinkType(trx, area, 'custom')
    await deleteLink(trx, area, String(link.subareaId))
  })

/** Removes all links. The area becomes custom. */
export const unlinkAreaFromAll = (services: Services, author: Author, link: ExpectedLinks & { areaId: Id }) =>
  changeLinks(services, author, link, 'unlinked', async (trx, area) => {
    await setAutomatic(trx, area, false)
    await deleteLinks(trx, area)
  })

const linksOf = (area: Owned) => ({
  organisationId: area.organisationId,
  target: area.id,
  thing: 'what this area is linked to',
  actions: ['areas.linked', 'areas.unlinked', 'areas.changed'],
  elsewhere: ['subareas.created', 'subareas.deleted'],
})

/**
 * Changes links under a lock on the area, so that changes run one after another. Throws 409 and changes nothing if the
 * area's links do not match `expected`.
 */
const changeLinks = (
  services: Services,
  author: Author,
  { areaId, expected, ...to }: ExpectedLinks & { areaId: Id; subareaId?: Id },
  verb: 'linked' | 'unlinked',
  change: (trx: Trx, area: Owned) => Promise<void>,
): Promise<Written<Area>> =>
  structureTransaction(services, author, async (trx, record) => {
    const area = await lockOwned(trx, author, 'areas', areaId)
    const now = await readItem(trx, areaKind, area)
    if (expected && !hasSameIds(now.subareas, expected))
      throw await concurrentChange(trx, services, author, linksOf(area))
    const before = areaKind.facts(now)
    await change(trx, area)
    const data = await readItem(trx, areaKind, area)
    await record({
      action: `areas.${verb}`,
      organisationId: area.organisationId,
      target: area.id,
      name: area.name,
      before,
      after: { ...areaKind.facts(data), subarea: to.subareaId === undefined ? 'all' : String(to.subareaId) },
    })
    return { message: excelMessages[verb], data }
  })
