import { z } from 'zod'
import { HttpFailure } from '../http/http-failure.ts'
import type { HttpRequest, RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { timeBefore } from '../http/own-positions.ts'
import { withQuery } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { goHttpMessages, powerOfficeMessages } from './poweroffice.messages.ts'
import { pagesOf } from './poweroffice-pages.ts'

/** Invoices have no single time of change: one is new if it was sent or imported, and its balance changes when it is paid. */
const FILTERS = ['sentDateTimeOffsetGreaterThan', 'balanceLastChangedDateTimeOffsetGreaterThan'] as const

/** Reads outgoing invoices: all, or the ones that either filter returns. An invoice may come twice. */
export async function* sentInvoices(read: StreamRead, list: HttpRequest): AsyncGenerator<RecordPage> {
  for (const request of changedLists(list, read.position))
    for await (const { records } of pagesOf(read, request, { name: 'outgoing_invoices', orderBy: 'Id' }))
      yield { records }
}

const changedLists = (list: HttpRequest, since: string | undefined): HttpRequest[] =>
  since === undefined ? [list] : FILTERS.map((filter) => withQuery(list, { [filter]: since }))

// Invoice lines: one request for each invoice. The reading can stop after any invoice, because their order is stable.

const linePosition = z.object({
  /** Lines of invoices that changed after this time are read; all if left out. */
  since: z.string().optional(),
  /** Where the changes start that the next reading requests. */
  next: z.string().optional(),
  /** The last voucher number whose lines were read; left out if all were. */
  after: z.number().optional(),
})

type LinePosition = z.infer<typeof linePosition>

/** How many invoices are read before the rows of their lines are passed on. */
const BATCH = 50

const LINES = 'outgoing_invoice_lines'

/** Reads the lines of all invoices, or of changed ones. */
export async function* invoiceLines(
  read: StreamRead,
  list: HttpRequest,
  overlapMs: number,
): AsyncGenerator<RecordPage> {
  const { since, after, next: stored } = positionFrom(read.position)
  let next = stored
  const request: StreamRead['request'] = async (one) => {
    const response = await read.request(one)
    next ??= timeBefore(response, overlapMs, goHttpMessages).toISOString()
    return response
  }
  for await (const batch of inBatches(invoicesInOrder({ ...read, request }, list, { since, after }))) {
    const lines: SourceRecord[] = []
    for (const invoice of batch) lines.push(...(await linesOf(read, invoice)))
    yield {
      records: lines,
      removed: batch.map(({ Id }) => Id.toLowerCase()),
      position: JSON.stringify({ since, next, after: batch.at(-1)?.VoucherNo }),
    }
  }
  yield { records: [], position: next && JSON.stringify({ since: next }) }
}

const positionFrom = (text: string | undefined): LinePosition =>
  text === undefined ? {} : linePosition.parse(JSON.parse(text))

const sent = z.object({ Id: z.string().min(1), VoucherNo: z.int() })

type Sent = z.infer<typeof sent>

/** Invoices with the same voucher number stay together, because a reading continues after the number. */
async function* inBatches(pages: AsyncIterable<readonly Sent[]>): AsyncGenerator<Sent[]> {
  let batch: Sent[] = []
  for await (const invoices of pages)
    for (const invoice of invoices) {
      if (batch.length >= BATCH && batch.at(-1)?.VoucherNo !== invoice.VoucherNo) {
        yield batch
        batch = []
      }
      batch.push(invoice)
    }
  if (batch.length > 0) yield batch
}

/** Yields invoices by their voucher numbers, which are assigned in ascending order. */
async function* invoicesInOrder(
  read: StreamRead,
  list: HttpRequest,
  { since, after = 0 }: LinePosition,
): AsyncGenerator<Sent[]> {
  const wanted = withQuery(list, { Fields: 'Id,VoucherNo', voucherNos: `${after + 1}-` })
  const changed = new Map<string, Sent>()
  let last = after
  for (const request of changedLists(wanted, since))
    for await (const { records } of pagesOf(read, request, {
      name: LINES,
      orderBy: 'VoucherNo',
      size: '20000',
    })) {
      const invoices = records.map(sentFrom)
      if (since !== undefined) for (const invoice of invoices) changed.set(invoice.Id, invoice)
      else {
        last = refuseDisorder(invoices, last)
        yield invoices
      }
    }
  yield [...changed.values()].sort((one, other) => one.VoucherNo - other.VoucherNo)
}

function sentFrom(record: SourceRecord): Sent {
  const { data } = sent.safeParse(record)
  if (!data) throw badData(goHttpMessages.noKey(LINES, 'Id'))
  return data
}

/** A reading that continues after a voucher number would lose invoices if the list had another order. */
function refuseDisorder(invoices: readonly Sent[], last: number): number {
  for (const { VoucherNo } of invoices) {
    if (VoucherNo < last) throw badData(powerOfficeMessages.notInOrder(LINES))
    last = VoucherNo
  }
  return last
}

/** Imported invoices may have no lines. */
async function linesOf(read: StreamRead, { Id }: Sent): Promise<SourceRecord[]> {
  const path = `OutgoingInvoices/${encodeURIComponent(Id)}/Lines`
  const lines: SourceRecord[] = []
  try {
    for await (const { records } of pagesOf(read, { path }, { name: LINES, orderBy: 'Id' }))
      lines.push(...records.map((line) => ({ ...line, InvoiceId: Id })))
  } catch (error) {
    if (!(error instanceof HttpFailure && error.status === 404)) throw error
    read.warn(powerOfficeMessages.noLines)
  }
  return lines
}
