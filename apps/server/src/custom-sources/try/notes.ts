import type { FirstPage } from '../../sync/sources/http/first-page.ts'
import { FIRST_PAGE_REQUESTS } from '../../sync/sources/http/record-reader.ts'
import { RecordsMissing } from '../../sync/sources/http/records.ts'
import { tryMessages as messages } from './try.messages.ts'

/** Describes what people may want to correct in a manifest, after a page was read. */
export function notesOnPage({ rows, hasMore, missing, fields, failure }: FirstPage): string[] {
  const isUnclear = missing.length > 0 || failure !== undefined
  return [
    ...(rows.length === 0 && !failure && fields.length === 0
      ? [hasMore ? messages.noRecordsYet(FIRST_PAGE_REQUESTS) : messages.noRecords]
      : []),
    ...missing.map(({ column, path }) => messages.missing(column, path)),
    ...(isUnclear && fields.length > 0 ? [messages.recordFields(fields)] : []),
  ]
}

/** Describes a response without the list that the manifest names. */
export function notesOnFailure(error: unknown): string[] {
  if (!(error instanceof RecordsMissing)) return []
  const { at, isList, fields } = error.found()
  if (isList) return [messages.responseIsList]
  if (!fields) return []
  return [fields.length === 0 ? messages.responseEmpty : messages.responseFields(fields, at)]
}
