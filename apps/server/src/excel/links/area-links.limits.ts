import type { Kysely } from 'kysely'
import { badRequest, HttpError } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import { readTogether } from '../../storage/share-round-trips.ts'
import { excelMessages } from '../excel.messages.ts'
import { countAutomaticLinks, countCustomLinks } from './area-links.queries.ts'

type Db = Kysely<Database>

/** The most links a list may spell out. Longer responses would slow down every reader. */
const SPELLED_OUT_MAXIMUM = 20_000

/** 10,000 areas with 1,000 sub-areas. A synchronised table has one row for each link. */
const AUTOMATIC_MAXIMUM = 10_000_000

/** Links of custom areas are stored rows, and each list contains all of them: about 17 MB. */
const CUSTOM_MAXIMUM = 200_000

/** Throws 400 if the rows just written imply too many automatic links. */
export async function limitAutomaticLinks(trx: Db, organisationId: string): Promise<void> {
  const links = await countAutomaticLinks(trx, organisationId)
  if (links > AUTOMATIC_MAXIMUM) throw badRequest(excelMessages.tooManyLinks)
}

/** Throws 400 if the links just stored are too many. */
export async function limitCustomLinks(trx: Db, organisationId: string): Promise<void> {
  const links = await countCustomLinks(trx, organisationId, CUSTOM_MAXIMUM)
  if (links > CUSTOM_MAXIMUM) throw badRequest(excelMessages.tooManyCustomLinks)
}

/** Throws 422 if a list would spell out too many links. */
export async function limitSpelledOutLinks(db: Db, organisationIds: readonly string[]): Promise<void> {
  let links = 0
  for (const organisationId of organisationIds) {
    const counts = await readTogether(db, (trip) =>
      Promise.all([
        countAutomaticLinks(trip, organisationId),
        countCustomLinks(trip, organisationId, SPELLED_OUT_MAXIMUM),
      ]),
    )
    links += counts[0] + counts[1]
    if (links > SPELLED_OUT_MAXIMUM) throw new HttpError(422, excelMessages.tooManySpelledOut)
  }
}
