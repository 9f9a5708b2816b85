import type { HttpStream, Incremental } from '../http/http-stream.ts'
import { withQuery } from '../http/paging.ts'
import { goPages, steadyPages } from './poweroffice-pages.ts'

/** The first day that is read, and today in Norway. */
export type Days = { readonly startDate: string; readonly today: string }

/** A list of PowerOffice Go, and the privileges of which one allows to read it. */
export type GoStream = HttpStream & { readonly privileges: readonly string[] }

type Listed = Pick<HttpStream, 'name' | 'columns'> &
  Partial<Omit<HttpStream, 'request' | 'paging' | 'records'>> & {
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    /** Its records are never deleted. */
    readonly permanent?: true
    /** Separated by spaces. */
    readonly privileges: string
  }

/** How long after its own time a change may become visible. */
export const OVERLAP_MS = 5 * 60_000

/**
 * Follows changes by a parameter. The position is the time of PowerOffice before the first page, not the latest change that
 * was read: a record on an earlier page may have changed in between.
 */
const changesBy = (parameter: string, wholeEvery?: Incremental['wholeEvery']): Incremental => ({
  apply: (request, position) => withQuery(request, { [parameter]: position }),
  position: { kind: 'source-time', overlapMs: OVERLAP_MS },
  ...(wholeEvery && { wholeEvery }),
})

export const changes = (wholeEvery?: Incremental['wholeEvery']) =>
  changesBy('lastChangedDateTimeOffsetGreaterThan', wholeEvery)
export const balances = () => changesBy('balanceLastChangedDateTimeOffsetGreaterThan', 'week')

/** Fields that are not stored: identity numbers, and whether this integration created the record. */
const LEFT_OUT = ['NationalIdNumber', 'DateOfBirth', 'IsCreatedByCurrentIntegration']

/** Declares a list in the order of its key, with all of its fields. */
export function listed({
  path,
  query = {},
  privileges,
  permanent,
  key = ['id'],
  ...stream
}: Listed): GoStream {
  const request = { path, query }
  const orderBy = key[0] === 'code' ? 'Code' : 'Id'
  const { name, incremental } = stream
  const changed = (position: string | undefined) =>
    position !== undefined && incremental ? incremental.apply(request, position) : request
  return {
    request,
    paging: goPages(orderBy),
    ...(!permanent && {
      pages: (read) => steadyPages(read, changed(read.position), { name, orderBy }),
    }),
    records: [],
    key,
    leftOut: LEFT_OUT,
    privileges: privileges.split(' '),
    ...stream,
  }
}
