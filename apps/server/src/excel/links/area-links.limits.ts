import type { Kysely } from 'kysely'
import { badRequest, HttpError } from '../../plugins/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import { excelMessages } from '../excel.messages.ts'
import { countAutomaticLinks, countCustomLinks } from './area-links.queries.ts'

type Db = Kysely<Database>

/** A list that spells out automatic links holds no more than these. Every response with them costs all its readers. */
const SPELLED_OUT_MAXIMUM = 20_000

/** 10,000 areas with 1,000 sub-areas: a synchronised table holds a row for each. */
const AUTOMATIC_MAXIMUM = 10_000_000

/** Links of custom areas are rows, and each list holds all of them: about 17 MB. */
const CUSTOM_MAXIMUM = 200_000

/** Refuses what has just been written when too many links follow from the rule. */
export async function limitAutomaticLinks(trx: Db, organisationId: string): Promise<void> {
  const links = await countAutomaticLinks(trx, organisationId)
  if (links > AUTOMATIC_MAXIMUM) throw badRequest(excelMessages.tooManyLinks)
}

/** Refuses links that have just been stored when there are too many. */
export async function limitCustomLinks(trx: Db, organisationId: string): Promise<void> {
  const links = await countCustomLinks(trx, organisationId, CUSTOM_MAXIMUM)
  if (links > CUSTOM_MAXIMUM) throw badRequest(excelMessages.tooManyCustomLinks)
}

/** Refuses a list that would spell out too many links. */
export async function limitSpelledOutLinks(db: Db, organisationIds: readonly string[]): Promise<void> {
  let links = 0
  for (const organisationId of organisationIds) {
    links += await countAutomaticLinks(db, organisationId)
    links += await countCustomLinks(db, organisationId, SPELLED_OUT_MAXIMUM)
    if (links > SPELLED_OUT_MAXIMUM) throw new HttpError(422, excelMessages.tooManySpelledOut)
  }
}
