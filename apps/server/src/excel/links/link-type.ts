import type { SubareaLinkType } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { limitAutomaticLinks, limitCustomLinks } from './area-links.limits.ts'
import {
  type AreaKey,
  deleteLinks,
  isAutomatic,
  linkToEveryCurrent,
  setAutomatic,
} from './area-links.queries.ts'

/** Changes the link type. An area that becomes custom keeps all its current links (AREA-27). */
export async function setLinkType(
  trx: Transaction<Database>,
  area: AreaKey,
  linkType: SubareaLinkType,
): Promise<void> {
  const automatic = linkType === 'automatic'
  if ((await isAutomatic(trx, area)) === automatic) return
  if (automatic) await deleteLinks(trx, area)
  else await linkToEveryCurrent(trx, area)
  await setAutomatic(trx, area, automatic)
  if (automatic) await limitAutomaticLinks(trx, area.organisationId)
  else await limitCustomLinks(trx, area.organisationId)
}
