import { SourceFailure } from '../../source-failure.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpRequest, HttpStream, Incremental, Page, Paging, SourceRecord } from '../http/http-stream.ts'
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
  /** The path of the version in a record. */
  readonly version?: readonly string[]
}

/** Changes of this age or younger may still be on their way to the list, or in doubt because clocks differ. */
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

/**
 * Some small lists are in the order of names. That is harmless if one page has everything. On a full page, or if another
 * page follows, records with lower versions may be missing.
 */
function pagingOf(list: VersionList): Paging {
  let isUnordered = false
  return {
    first: (request) => request,
    next(page) {
      if (isFirst(page)) isUnordered = false
      if (page.records.length === 0) return undefined
      const versions = versionsIn(list, page)
      if (isUnordered) throw badData(vendMessages.notInOrder(list.name))
      isUnordered = versions?.some((one, at) => one < (versions[at - 1] ?? one)) ?? false
      if (isUnordered && page.records.length >= list.size) throw badData(vendMessages.notInOrder(list.name))
      return list.after(page.request, String(greatestIn(list, page)))
    },
  }
}

/**
 * The position stays before the first record that was changed while it was being read. Such a record may be in a reading
 * twice: with lines it no longer has, or alive and then deleted. The next reading gets it again and sets it right.
 */
function incrementalOf(list: VersionList): Incremental {
  let startedAt = 0
  let limit: number | 'unknown' | undefined
  const of = (page: Page): string | undefined => {
    const servedAt = timeOf(page)
    if (isFirst(page)) [startedAt, limit] = [servedAt, undefined]
    if (page.records.length === 0 || limit === 'unknown') return undefined
    const isUnsettled = (record: SourceRecord) =>
      changesOf(record).some((at) => at >= startedAt - SETTLED_MS && at <= servedAt + SETTLED_MS)
    const versions = versionsIn(list, page)
    const unsettled = page.records.flatMap((record, at) => (isUnsettled(record) ? [versions?.[at]] : []))
    if (limit === undefined && unsettled.length > 0) limit = lowest(unsettled)
    if (limit === 'unknown') return undefined
    const reached = greatestIn(list, page)
    return String(Math.min(reached, limit ?? reached))
  }
  const compare = (one: string, other: string) => Number(one) - Number(other)
  return { apply: list.after, position: { kind: 'page', of, compare } }
}

/** Returns the version before the lowest one. */
function lowest(versions: readonly (number | undefined)[]): number | 'unknown' {
  const known = versions.filter((one) => one !== undefined)
  return known.length < versions.length ? 'unknown' : Math.min(...known) - 1
}

const changesOf = ({ updated_at: updated, deleted_at: deleted }: SourceRecord) =>
  [updated, deleted].map((at) => Date.parse(String(at))).filter((at) => !Number.isNaN(at))

function timeOf({ response }: Page): number {
  if (response.servedAt) return response.servedAt.getTime()
  throw new SourceFailure(httpMessages('Vend').noDate, { code: 'source-data' })
}

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
