import { SourceFailure } from '../../source-failure.ts'
import type { Question, ShopAnswer } from './shop-client.ts'
import { wooMessages } from './woo.messages.ts'

export type ShopRow = Readonly<Record<string, unknown>> & { readonly id: number }

type Asking = {
  ask(question: Question): Promise<ShopAnswer>
  /** How often rows may go while they are read before this gives up. */
  readonly steps: number
}

const PER_PAGE = 100
/** Rows of a page that the one before it already had: as long as some are still there, none was lost between the two. */
const OVERLAP = 5

/**
 * Every row of a listing, page by page, each row once. Places shift while we read: a row that goes moves all later ones
 * forward, one that comes moves them back. So rows are told apart by their number, and pages overlap; one that does not
 * is a sign that rows have moved into pages already read, and the reading steps back to them.
 */
export async function* rowsById({ ask, steps }: Asking, question: Question): AsyncGenerator<ShopRow[]> {
  let [seen, offset, stepsBack] = [0, 0, 0]
  for (;;) {
    const answer = await ask(pageOf(question, offset))
    const rows = ascending(answer.body)
    if (offset > 0 && (rows[0]?.id ?? Number.POSITIVE_INFINITY) > seen) {
      if (++stepsBack > steps)
        throw new SourceFailure(wooMessages.restless, { passing: true, code: 'source-busy' })
      offset = Math.max(0, offset - PER_PAGE)
      continue
    }
    const fresh = rows.filter(({ id }) => id > seen)
    seen = Math.max(seen, rows.at(-1)?.id ?? 0)
    yield fresh
    const { total, rowsPerPage } = sizesOf(answer)
    if (offset + rowsPerPage >= total) return
    offset += rowsPerPage - OVERLAP
  }
}

const pageOf = ({ path, query }: Question, offset: number): Question => ({
  path,
  query: { ...query, orderby: 'id', order: 'asc', per_page: String(PER_PAGE), offset: String(offset) },
})

/** A shop may be set up to give fewer rows to a page than were asked for. */
function sizesOf({ total, pages }: ShopAnswer): { total: number; rowsPerPage: number } {
  if (total === undefined) throw new SourceFailure(wooMessages.noCount, { code: 'source-data' })
  const shorter = pages !== undefined && pages > Math.ceil(total / PER_PAGE)
  return { total, rowsPerPage: shorter ? Math.max(OVERLAP + 1, Math.ceil(total / pages)) : PER_PAGE }
}

function ascending(body: unknown): ShopRow[] {
  const rows = rowsOf(body)
  if (rows.some(({ id }, at) => id <= (rows[at - 1]?.id ?? 0)))
    throw new SourceFailure(wooMessages.notInOrder, { code: 'source-data' })
  return rows
}

/** The objects of an answer, each of which has a number. */
export function rowsOf(body: unknown): ShopRow[] {
  if (!Array.isArray(body) || !body.every(isShopRow))
    throw new SourceFailure(wooMessages.badJson, { code: 'source-data' })
  return body
}

const isShopRow = (row: unknown): row is ShopRow =>
  typeof row === 'object' && row !== null && 'id' in row && Number.isSafeInteger(row.id)
