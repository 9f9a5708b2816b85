import type { Kysely } from 'kysely'
import { badRequest } from '../plugins/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { countAutomaticLinks } from './area-links.queries.ts'
import { excelMessages } from './excel.messages.ts'

/** So many links may follow from areas that take every sub-area: each list of an organisation spells all of them out. */
const AUTOMATIC_LINKS_MAXIMUM = 500_000

/** Refuses what has just been written when more links than can be answered follow from it. */
export async function keepAutomaticLinksFew(trx: Kysely<Database>, organisationId: string): Promise<void> {
  const links = await countAutomaticLinks(trx, organisationId)
  if (links > AUTOMATIC_LINKS_MAXIMUM) throw badRequest(excelMessages.tooManyLinks)
}
