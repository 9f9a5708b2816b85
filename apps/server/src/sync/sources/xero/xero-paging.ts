import { SourceFailure } from '../../source-failure.ts'
import { httpMessages } from '../http/http.messages.ts'
import type {
  HttpRequest,
  HttpResponse,
  HttpStream,
  Paging,
  RecordPage,
  StreamRead,
} from '../http/http-stream.ts'
import { byPageNumber, valueAt } from '../http/paging.ts'
import { readPages } from '../http/read-pages.ts'
import { xeroMessages } from './xero.messages.ts'

/** The largest page that Xero sends. */
const SIZE = { pageSize: '1000' }
/** The size of pages that cannot be chosen. */
const FIXED_SIZE = 100

const stated = (response: HttpResponse, name: 'pageCount' | 'itemCount'): number | undefined => {
  const value = valueAt(response.body, ['pagination', name])
  return typeof value === 'number' ? value : undefined
}

/** Pages of a fixed size without a total: the last one is empty. */
export const fixedPages: Paging = byPageNumber('page')

/** Pages that state how many records the list has. */
export const sizedPages: Paging = byPageNumber('page', {
  size: SIZE,
  pages: (response) => stated(response, 'pageCount'),
  total: (response) => stated(response, 'itemCount'),
})

type UnorderedList = Pick<HttpStream, 'name' | 'records'> & {
  /** The field with the key of a record. */
  readonly id: string
  readonly paging: Paging
}

const PASSES = 4

/**
 * Reads a list that Xero orders by the time of the last change. A record that is saved while we read moves to the end, and
 * the record after it may move to a page that was already read. So the list is read again until no record is missing.
 */
export async function* unorderedPages(
  { id, ...list }: UnorderedList,
  start: HttpRequest,
  read: StreamRead,
): AsyncGenerator<RecordPage> {
  const seen = new Set<unknown>()
  for (let pass = 1; pass <= PASSES; pass++) {
    const before = seen.size
    const pages = onePass(list, start, read)
    let step = await pages.next()
    for (; !step.done; step = await pages.next()) {
      for (const record of step.value.records) seen.add(record[id])
      yield step.value
    }
    const { total, mayHaveMoved } = step.value
    if (total === undefined ? !mayHaveMoved || seen.size === before : seen.size >= total) return
  }
  throw new SourceFailure(xeroMessages.restless(list.name), { passing: true, code: 'source-busy' })
}

type Pass = { total: number | undefined; mayHaveMoved: boolean }

async function* onePass(
  list: Omit<UnorderedList, 'id'>,
  start: HttpRequest,
  { request }: StreamRead,
): AsyncGenerator<RecordPage, Pass> {
  const lengths: number[] = []
  let total: number | undefined
  async function counted(one: HttpRequest) {
    const response = await request(one)
    total = stated(response, 'itemCount')
    return response
  }
  const sending = { request: counted, isSliceFull: () => false }
  for await (const page of readPages(list, start, sending, httpMessages('Xero'))) {
    lengths.push(page.records.length)
    yield page
  }
  const filled = lengths.filter((length) => length > 0)
  return { total, mayHaveMoved: filled.length > 1 || filled.some((length) => length >= FIXED_SIZE) }
}
