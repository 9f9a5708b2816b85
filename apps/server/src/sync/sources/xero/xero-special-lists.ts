import { httpMessages } from '../http/http.messages.ts'
import type { HttpStream, Page } from '../http/http-stream.ts'
import { byVersion, valueAt, withQuery } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { journalLines, manualJournalLines } from './xero-child-tables.ts'
import * as document from './xero-document-columns.ts'
import { changed, listRequest, small } from './xero-lists.ts'
import { fixedPages, sizedPages, unorderedPages } from './xero-paging.ts'

/** Manual journals, in the order of their changes. */
export const manualJournals: HttpStream = {
  ...small('ManualJournals', {
    name: 'manual_journals',
    columns: document.manualJournals,
    key: ['manual_journal_id'],
    children: [manualJournalLines],
  }),
  paging: sizedPages,
  incremental: changed,
  // Xero once sent all manual journals on every page of a request with an order.
  pages(read) {
    const start = listRequest('ManualJournals')
    const from = read.position === undefined ? start : changed.apply(start, read.position)
    const list = { name: 'manual_journals', records: ['ManualJournals'], id: 'ManualJournalID' }
    return unorderedPages({ ...list, paging: sizedPages }, from, read)
  },
}

/** Linked transactions, which cannot be ordered. */
export const linkedTransactions: HttpStream = {
  ...small('LinkedTransactions', {
    name: 'linked_transactions',
    columns: document.linkedTransactions,
    key: ['linked_transaction_id'],
  }),
  pages(read) {
    const list = { name: 'linked_transactions', records: ['LinkedTransactions'], id: 'LinkedTransactionID' }
    return unorderedPages({ ...list, paging: fixedPages }, listRequest('LinkedTransactions'), read)
  },
}

/** Journals are never changed, and their numbers only rise. */
export const journals: HttpStream = {
  ...small('Journals', {
    name: 'journals',
    columns: document.journals,
    key: ['journal_id'],
    children: [journalLines],
  }),
  paging: byVersion('offset', lastJournal),
  incremental: {
    apply: (one, position) => withQuery(one, { offset: position }),
    position: { kind: 'page', of: lastJournal, compare: (one, other) => Number(one) - Number(other) },
  },
}

function lastJournal({ records }: Page): string | undefined {
  const numbers = records.map((record) => valueAt(record, ['JournalNumber']))
  if (!numbers.every((number) => Number.isSafeInteger(number)))
    throw badData(httpMessages('Xero').noPosition('journals'))
  return numbers.length === 0 ? undefined : String(Math.max(...numbers.map(Number)))
}
