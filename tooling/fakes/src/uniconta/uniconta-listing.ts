import type { ApiPages } from '../http-api/api-pages.ts'
import { countOf, fieldsOf, filterOf, sorted } from './odata-query.ts'
import { tooMuch } from './uniconta-refusals.ts'
import { ROW_NUMBER, type UnicontaRow } from './uniconta-store.ts'

export type ListingOptions = {
  /** The name under which rows show their number, if they do. */
  rowNumber: 'RowId' | 'PrimaryKeyId' | undefined
  /** Whether a page that is not the last one links to the next one. */
  sendsLinks: boolean
  /** More rows than this are too many for one response. */
  mostRows: number
}

type Listing = ListingOptions & { pages: ApiPages; withOwnFields: boolean }

const PAGE = 500

/** The beginning of the names of a company's own fields in this fake. */
const OWN = /^x[A-Z]/

/** Returns a page of rows, and how many rows to skip for the next one. */
export function unicontaListing(
  all: readonly UnicontaRow[],
  query: URLSearchParams,
  { pages, mostRows, sendsLinks, rowNumber, withOwnFields }: Listing,
): { value: UnicontaRow[]; skip: number | undefined } {
  const fields = fieldsOf(all)
  const [skip, top] = [countOf(query, '$skip') ?? 0, countOf(query, '$top')]
  const size = pages.begin(1 + Math.ceil(skip / (pages.cap ?? PAGE)), PAGE)
  const matches = filterOf(query.get('$filter'), fields)
  const found = sorted(all.filter(matches), query.get('$orderby'), fields)
  if (top === undefined && found.length > mostRows) throw tooMuch()
  const rows = found.slice(skip, skip + Math.min(size, top ?? Infinity))
  const more = top === undefined && skip + rows.length < found.length
  const value = rows.map((row) => shown(row, rowNumber, withOwnFields))
  return { value, skip: more && sendsLinks ? skip + rows.length : undefined }
}

/** Leaves out nulls, as the service does. */
function shown(
  { [ROW_NUMBER]: number, ...row }: UnicontaRow,
  rowNumber: ListingOptions['rowNumber'],
  withOwnFields: boolean,
): UnicontaRow {
  const fields = Object.entries({ ...(rowNumber && { [rowNumber]: number }), ...row })
  return Object.fromEntries(
    fields.filter(
      ([name, value]) => value !== null && value !== undefined && (withOwnFields || !OWN.test(name)),
    ),
  )
}
