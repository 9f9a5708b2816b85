import type { Area, Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { changedMeanwhile } from '../../audit/changed-meanwhile.ts'
import { type Author, changing } from '../../audit/recorded.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { excelMessages } from '../excel.messages.ts'
import { areaPiece } from '../structure/areas.rules.ts'
import { hasSameIds } from '../structure/expected-state.ts'
import { lockOwned, lockReferences, type Owned } from '../structure/load-owned.ts'
import { readOne } from '../structure/structure-crud.ts'
import { limitCustomLinks } from './area-links.limits.ts'
import { deleteLink, deleteLinks, insertLink, setAutomatic } from './area-links.queries.ts'
import { setLinkType } from './link-type.ts'

type Trx = Transaction<Database>

type SeenLinks = { expected?: readonly Id[] | undefined }

export type LinkRequest = SeenLinks &
  ({ areaId: Id; subareaId: Id } | { areaId: Id; allCurrentAndFuture: true })

/** One more sub-area makes an area custom, every one makes it automatic (contract, CALL-48). */
export const linkArea = (services: Services, author: Author, link: LinkRequest) =>
  changeLinks(services, author, link, 'linked', async (trx, area) => {
    if (!('subareaId' in link)) return setLinkType(trx, area, 'automatic')
    await lockReferences(trx, area.organisationId, ['subareas', link.subareaId])
    await setLinkType(trx, area, 'custom')
    await insertLink(trx, area, String(link.subareaId))
    await limitCustomLinks(trx, area.organisationId)
  })

/** An automatic area becomes custom and keeps the others (contract, CALL-49). */
export const unlinkArea = (
  services: Services,
  author: Author,
  link: SeenLinks & { areaId: Id; subareaId: Id },
) =>
  changeLinks(services, author, link, 'unlinked', async (trx, area) => {
    await lockReferences(trx, area.organisationId, ['subareas', link.subareaId])
    await setLinkType(trx, area, 'custom')
    await deleteLink(trx, area, String(link.subareaId))
  })

/** The area becomes custom, without links (contract, CALL-50). */
export const unlinkAreaFromAll = (services: Services, author: Author, link: SeenLinks & { areaId: Id }) =>
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
 * The lock on the area makes changes of its links wait for one another. Where it is linked to others than its caller has
 * seen, nothing is changed (409).
 */
const changeLinks = (
  services: Services,
  author: Author,
  { areaId, expected, ...to }: SeenLinks & { areaId: Id; subareaId?: Id },
  verb: 'linked' | 'unlinked',
  change: (trx: Trx, area: Owned) => Promise<void>,
): Promise<Written<Area>> =>
  changing(services, author, async (trx, record) => {
    const area = await lockOwned(trx, author, 'areas', areaId)
    const now = await readOne(trx, areaPiece, area)
    if (expected && !hasSameIds(now.subareas, expected))
      throw await changedMeanwhile(trx, services, author, linksOf(area))
    const before = areaPiece.facts(now)
    await change(trx, area)
    const data = await readOne(trx, areaPiece, area)
    await record({
      action: `areas.${verb}`,
      organisationId: area.organisationId,
      target: area.id,
      before,
      after: { ...areaPiece.facts(data), subarea: to.subareaId === undefined ? 'all' : String(to.subareaId) },
    })
    return { message: excelMessages[verb], data }
  })
