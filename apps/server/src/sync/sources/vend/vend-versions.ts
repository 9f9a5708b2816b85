import { httpMessages } from '../http/http.messages.ts'
import type { HttpRequest, HttpStream, Incremental, Page, Paging, SourceRecord } from '../http/http-stream.ts'
import { timeBefore } from '../http/own-positions.ts'
import { valueAt } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { vendMessages } from './vend.messages.ts'

/** How a list of changes is requested. */
export type VersionList = {
  readonly name: string
  readonly request: HttpRequest
  /** The most records of a page. */
  readonly size: number
  /** Returns the request for the records after a version. */
  after(request: HttpRequest, version: string): HttpRequest
  /** Limits a request to records before a version. Left out for a list that is always in the requested order. */
  before?(request: HttpRequest, version: string): HttpRequest
  /** The path of the version in a record. */
  readonly version?: readonly string[]
}

/** Changes of this age or younger may still be on their way to the list. */
const SETTLED_MS = 60_000

/**
 * Reads a list by versions. Every change gives its record the next version of the shop, so the list after a version is a
 * feed of changes, oldest first. It ends at an empty page, because servers limit the size of pages silently.
 */
export function byVersions(
  list: VersionList,
): Required<Pick<HttpStream, 'request' | 'paging' | 'incremental'>> {
  const request = list.after(list.request, '0')
  return { request, paging: pagingOf(list), incremental: incrementalOf(list) }
}

const isFirst = ({ seen, records }: Page) => seen === records.length

/** The versions of a page that was not in their order, and which half of it is requested again. */
type Doubt = { readonly versions: readonly number[]; readonly middle: number; half: 'lower' | 'upper' }

/**
 * Some small lists are in the order of names. The end of such a page says nothing about what follows, so both halves of it are
 * requested again: if they have a record that the page does not, it was cut off, and the stream fails.
 */
function pagingOf(list: VersionList): Paging {
  let doubt: Doubt | undefined
  const cutOff = () => badData(vendMessages.notInOrder(list.name))

  function doubted({ request, records }: Page, versions: readonly number[]): HttpRequest {
    if (!list.before || records.length >= list.size) throw cutOff()
    const middle = versions.toSorted((one, other) => one - other)[Math.ceil(versions.length / 2) - 1] ?? 0
    doubt = { versions, middle, half: 'lower' }
    return list.before(request, String(middle + 1))
  }

  function nextHalf(page: Page, { versions, middle, half }: Doubt): HttpRequest | undefined {
    const isNew = (version: number) => version > Math.max(...versions)
    const again = versionsIn(list, page)
    if (!again?.every((version) => versions.includes(version) || isNew(version))) throw cutOff()
    doubt = { versions, middle, half: 'upper' }
    return half === 'lower' ? list.after(list.request, String(middle)) : undefined
  }

  return {
    first: (request) => request,
    next(page) {
      if (isFirst(page)) doubt = undefined
      if (doubt) return nextHalf(page, doubt)
      if (page.records.length === 0) return undefined
      const versions = versionsIn(list, page)
      const isOrdered = versions?.every((one, at) => one >= (versions[at - 1] ?? one)) ?? true
      return isOrdered
        ? list.after(page.request, String(greatestIn(list, page)))
        : doubted(page, versions ?? [])
    },
  }
}

/**
 * The position stays before the first record that has just changed, by Vend's own clock. Such a record may be in a reading
 * twice: with lines it no longer has, or alive and then deleted. Another one with a lower version may not be visible yet.
 * The next reading gets them again and sets it right.
 */
function incrementalOf(list: VersionList): Incremental {
  let startedAt = 0
  let reached: number | undefined
  let isSettled = true
  const of = (page: Page): string | undefined => {
    const servedAt = timeBefore(page.response, 0, httpMessages('Vend')).getTime()
    if (isFirst(page)) [startedAt, reached, isSettled] = [servedAt, undefined, true]
    if (page.records.length > 0 && isSettled) {
      const isFresh = (at: number) => at >= startedAt - SETTLED_MS && at <= servedAt + SETTLED_MS
      const fresh = page.records.map((record) => changesOf(record).some(isFresh))
      isSettled = !fresh.includes(true)
      reached =
        (isSettled ? greatestIn(list, page) : greatestBefore(versionsIn(list, page), fresh)) ?? reached
    }
    return reached === undefined ? undefined : String(reached)
  }
  const compare = (one: string, other: string) => Number(one) - Number(other)
  return { apply: list.after, position: { kind: 'page', of, compare } }
}

/** Returns the greatest version below those of the fresh records; undefined if there is none. */
function greatestBefore(versions: readonly number[] | undefined, fresh: readonly boolean[]) {
  const lowest = Math.min(...(versions ?? []).filter((_, at) => fresh[at]))
  const settled = (versions ?? []).filter((version) => version < lowest)
  return settled.length > 0 ? Math.max(...settled) : undefined
}

const changesOf = ({ updated_at: updated, deleted_at: deleted }: SourceRecord) =>
  [updated, deleted].map((at) => Date.parse(String(at))).filter((at) => !Number.isNaN(at))

/** Returns the versions of a page's records; undefined for a list whose records have none. */
function versionsIn({ version = ['version'] }: VersionList, { records }: Page): number[] | undefined {
  const versions = records.map((record) => versionOf(valueAt(record, version)))
  return versions.every((one) => one !== undefined) ? versions : undefined
}

const versionOf = (value: unknown) =>
  Number.isSafeInteger(Number(value ?? undefined)) ? Number(value) : undefined

/** Returns the greatest version of a page, as the records have it or, without one, as the response states it. */
function greatestIn(list: VersionList, page: Page): number {
  const versions = versionsIn(list, page)
  const stated = versionOf(valueAt(page.response.body, ['version', 'max']))
  const greatest = versions ? Math.max(...versions) : stated
  if (greatest === undefined) throw badData(vendMessages.noVersion(list.name))
  return greatest
}
