import { SourceFailure } from '../../../source-failure.ts'
import { httpMessages } from '../../http/http.messages.ts'
import { HIDDEN } from '../../http/http-client.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { HttpRequest, HttpResponse } from '../../http/http-stream.ts'
import { badData, RecordsMissing } from '../../http/records.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { textOf } from '../expressions/values.ts'
import type { Scope } from '../manifest/component.ts'
import type { Connection } from './auth.ts'
import type { Addition } from './draft.ts'
import type { Responded } from './errors.ts'
import type { Next, Pager } from './pagination.ts'
import type { Requester } from './requester.ts'
import type { Selector } from './selector.ts'
import { type Item, withNames } from './transformations.ts'

export type Listing = {
  readonly name: string
  readonly requester: Requester
  readonly pager: Pager
  readonly selector: Selector
  /** Parameters of partitions and times are not repeated with the token of a next page. */
  readonly tokenAlone: boolean
}

/** What the responses of one reading had, to notice that none of them was what the manifest describes. */
export type Tally = {
  lists: number
  others: number
  ignored: number
  largest: number
  /** The last response without the list. */
  other: unknown
}

export const newTally = (): Tally => ({ lists: 0, others: 0, ignored: 0, largest: 0, other: undefined })

/** Fails if no response had the list that the manifest names: it may have another name by now. */
export function checkTally({ name }: Listing, { lists, others, ignored, other }: Tally) {
  if (lists === 0 && others > 0)
    throw new RecordsMissing(httpMessages('The source').noRecords(name), other, [])
  if (lists === 0 && ignored > 0)
    throw new SourceFailure(airbyteMessages.leftOut(name), { code: 'not-authorised', notIncluded: true })
}

const MOST_PAGES = 100_000

/** How the responses to requests are judged. */
export type Rulebook = WeakMap<HttpRequest, { requester: Requester; scope: Scope; refused?: Responded }>

export type Reading = { readonly connection: Connection; readonly rulebook: Rulebook; readonly tally: Tally }

/** Yields the records of one listing, page by page. */
export async function* readListing(
  listing: Listing,
  scope: Scope,
  additions: readonly Addition[],
  reading: Reading,
): AsyncGenerator<Item[]> {
  const { name, pager, selector } = listing
  const { tally } = reading
  const messages = httpMessages('The source')
  let next: Next = { token: pager.first(scope), isProbe: false }
  let last = ''
  for (let pages = 1; ; pages++) {
    const on = withNames(scope, { next_page_token: tokenName(next.token) })
    const response = await pageOf(listing, next, on, additions, reading)
    if (!response) return
    const found = selector.extract(response.body, on)
    if (found.hasList) tally.lists += 1
    else {
      tally.others += 1
      tally.other = response.body
    }
    const mark = markOf(found.items)
    if (found.items.length > 0 && mark === last && next.isProbe) return
    if (found.items.length > 0 && mark === last) throw badData(messages.repeatedPage(name))
    last = mark
    const records = selector.select(found.items, on, () => badData(messages.badRecord(name)))
    const { token } = next
    const count = found.items.length
    const page = { response, count, lastRecord: records.at(-1), token, largest: tally.largest }
    tally.largest = Math.max(tally.largest, count)
    yield records
    const following = pager.next(page, scope)
    if (!following) return
    if (pages >= MOST_PAGES) throw badData(messages.tooManyPages(name))
    if (sameToken(following.token, token)) throw badData(messages.repeatedPage(name))
    next = following
  }
}

const tokenName = (token: unknown) => (token === undefined ? null : { next_page_token: token })

/** Two pages are the same if they begin and end with the same record. */
const markOf = (items: readonly unknown[]) =>
  `${items.length} ${JSON.stringify(items[0])} ${JSON.stringify(items.at(-1))}`

const sameToken = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Requests a page; undefined if the manifest says to ignore the response, or if nothing follows the last page. */
async function pageOf(
  { name, requester, pager, tokenAlone }: Listing,
  { token, isProbe }: Next,
  scope: Scope,
  given: readonly Addition[],
  reading: Reading,
): Promise<HttpResponse | undefined> {
  const isNext = token !== undefined && pager.first(scope) !== token
  const additions = [...(isNext && tokenAlone ? [] : given), ...pager.additions(token, scope)]
  const address = isNext && pager.tokenIsPath ? textOf(token) : undefined
  try {
    return await responseOf({ name, requester }, scope, additions, { ...reading, address })
  } catch (error) {
    if (isProbe && isBeyond(error)) return undefined
    throw error
  }
}

/** Some sources refuse a page after the last one. */
const isBeyond = (error: unknown) =>
  error instanceof HttpFailure && [400, 404, 410, 416, 422].includes(error.status)

async function responseOf(
  { name, requester }: Pick<Listing, 'name' | 'requester'>,
  scope: Scope,
  additions: readonly Addition[],
  { connection, rulebook, tally, address }: Reading & { address: string | undefined },
): Promise<HttpResponse | undefined> {
  const { auth, rules } = requester
  const withSecrets = withNames(scope, { config: connection.config })
  const written = (on: Scope, authorising: readonly Addition[]) => {
    const all = [...additions, ...authorising]
    const request = requester.request(on, all, absolute(address, requester.base(scope)))
    return { ...request, path: connection.placed(new URL(request.path)).href }
  }
  const send = async () => {
    const authorising = await auth.additions(withSecrets, connection)
    const request = {
      ...written(withSecrets, authorising),
      secrets: [...connection.secrets, ...authorising.map(({ value }) => textOf(value))],
      shown: () =>
        written(
          scope,
          authorising.map((one) => ({ ...one, value: HIDDEN })),
        ),
    }
    const entry = { requester, scope: { ...scope, now: connection.now() } }
    rulebook.set(request, entry)
    return judged(
      await connection
        .request(request)
        .catch((error: unknown) => successIn(error, request, rulebook.get(request))),
    )
  }
  const judged = (response: HttpResponse) => {
    const action = rules.actionFor(response, scope)
    if (action === 'FAIL') throw badData(airbyteMessages.refused(name))
    if (action === 'RETRY')
      throw new SourceFailure(airbyteMessages.busy(name), { code: 'source-busy', passing: true })
    if (action === 'IGNORE') tally.ignored += 1
    return action === 'IGNORE' ? undefined : response
  }
  try {
    return await send().catch(async (error: unknown) => {
      if (error instanceof HttpFailure && error.status === 401 && (await auth.renew(withSecrets, connection)))
        return send()
      throw error
    })
  } catch (error) {
    if (!(error instanceof HttpFailure && error.reason === IGNORED)) throw error
    tally.ignored += 1
    return undefined
  }
}

export const IGNORED = 'ignored'
export const SUCCEEDED = 'succeeded'

/** Returns the response that a rule declares a success. */
function successIn(
  error: unknown,
  { path }: HttpRequest,
  entry: { refused?: Responded } | undefined,
): HttpResponse {
  if (error instanceof HttpFailure && error.reason === SUCCEEDED && entry?.refused)
    return { ...entry.refused, url: new URL(path), servedAt: undefined }
  throw error
}

/** A link may leave out the host. */
const absolute = (address: string | undefined, base: URL) =>
  address === undefined ? undefined : URL.canParse(address, base.href) ? new URL(address, base).href : address
