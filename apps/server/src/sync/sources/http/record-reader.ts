import type { Cursor } from './cursor.ts'
import type { HttpMessages } from './http.messages.ts'
import type { HttpLimits } from './http-limits.ts'
import type { HttpRequest, HttpResponse, HttpStream, RecordPage, SourceRecord } from './http-stream.ts'
import { readPages } from './read-pages.ts'
import type { ReadingPlan } from './reading-plan.ts'
import { badData } from './records.ts'
import { windowsFrom } from './windows.ts'

export type RecordTools = {
  readonly limits: HttpLimits
  readonly messages: HttpMessages
  readonly choice: string
  readonly now: () => Date
  readonly signal: AbortSignal
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse>
  warn(sentence: string): void
  progress(sentence: string): void
}

/** A first page is looked for in this many responses, because parents and windows may have no records. */
export const FIRST_PAGE_REQUESTS = 10

/** Ends a reading of the first page before the next request. */
class FirstPageEnd extends Error {}

/** One reading of a stream: its pages, then where the next one starts. */
export type RecordReader = {
  pages(): AsyncGenerator<RecordPage>
  /** The cursor of the next reading. Valid once every page has been read. */
  cursor(): Cursor | undefined
  /** Whether the reading ended early and continues from its cursor. */
  more(): boolean
}

export function readRecords(stream: HttpStream, plan: ReadingPlan, tools: RecordTools): RecordReader {
  const { limits, messages, now, signal } = tools
  const { incremental, windows } = stream
  const { from } = plan
  const startedAt = now()
  let [rows, requests, more] = [0, 0, false]
  let firstResponse: Pick<HttpResponse, 'servedAt'> | undefined
  let position = from?.position
  /** The other kinds of position are only complete at the end of a reading. */
  const canContinue = !incremental || incremental.position.kind === 'page'
  let nextWindow: string | undefined

  async function request(one: HttpRequest): Promise<HttpResponse> {
    if (plan.firstPageOnly && (rows > 0 || requests++ >= FIRST_PAGE_REQUESTS)) throw new FirstPageEnd()
    const response = await tools.send(one, signal)
    firstResponse ??= { servedAt: response.servedAt }
    return response
  }

  /** Whether a slice ends after a page with this many more records. */
  function isSliceFull(coming: number): boolean {
    const read = rows + coming
    const isLate = now().getTime() - startedAt.getTime() >= limits.sliceMs
    if (plan.firstPageOnly) return read > 0
    return plan.inSlices && read > 0 && (isLate || read >= limits.sliceRows)
  }

  async function* pages(): AsyncGenerator<RecordPage> {
    try {
      for await (const page of allPages()) {
        note(page)
        yield page
      }
    } catch (error) {
      if (!(error instanceof FirstPageEnd)) throw error
      more = true
    }
    if (incremental?.position.kind === 'source-time' && firstResponse && !firstResponse.servedAt)
      tools.warn(messages.noSourceTime(stream.name))
  }

  function allPages(): AsyncGenerator<RecordPage> | AsyncIterable<RecordPage> {
    if (stream.pages) return customPages(stream.pages)
    const isWhole = from?.position === undefined || from.nextWindow !== undefined
    if (windows && isWhole) return windowPages(windows, from?.nextWindow ?? windows.from)
    const changed = from?.position === undefined ? stream.request : applied(from.position)
    return listing(windows ? windows.apply(changed, windows) : changed)
  }

  const applied = (at: string) => incremental?.apply(stream.request, at) ?? stream.request

  function endsSlice(coming: number): boolean {
    more = isSliceFull(coming)
    return more
  }

  async function* listing(start: HttpRequest, isFull = endsSlice): AsyncGenerator<RecordPage> {
    const endsAnywhere = plan.firstPageOnly === true
    yield* readPages(stream, start, { request, isSliceFull: isFull, endsAnywhere }, messages)
  }

  async function* windowPages(all: NonNullable<typeof windows>, first: string) {
    // The newest window is the most likely to have records.
    const found = plan.firstPageOnly ? [...windowsFrom(all, first)].reverse() : windowsFrom(all, first)
    for (const window of found) {
      yield* listing(all.apply(stream.request, window), plan.firstPageOnly ? endsSlice : () => false)
      if (window.to >= all.to || !isSliceFull(0)) continue
      nextWindow = window.to
      more = true
      return
    }
  }

  async function* customPages(custom: NonNullable<HttpStream['pages']>) {
    const startsEmpty = plan.inSlices && !from
    const { warn, progress } = tools
    const read = { signal, position: from?.position, startsEmpty, request, warn, progress }
    for await (const page of custom(read)) {
      yield page
      if (page.position === undefined || page.isLast || !isSliceFull(0)) continue
      more = true
      return
    }
  }

  function note({ records, position: reached }: RecordPage) {
    if (reached !== undefined && !canContinue)
      throw new Error(`${stream.name}: pages have positions, so the stream must have positions of pages`)
    rows += records.length
    if (incremental?.position.kind === 'greatest') for (const record of records) noteGreatest(record)
    else position = reached ?? position
  }

  function noteGreatest(record: SourceRecord) {
    if (incremental?.position.kind !== 'greatest') return
    const { of, compare } = incremental.position
    const value = of(record)
    if (value === undefined) throw badData(messages.noPosition(stream.name))
    if (position === undefined || compare(position, value) < 0) position = value
  }

  function cursor(): Cursor | undefined {
    const reached = positionReached()
    if (reached === undefined && nextWindow === undefined) return undefined
    const wholeAt = from?.wholeAt ?? startedAt.toISOString()
    return {
      choice: tools.choice,
      wholeAt,
      ...(reached !== undefined && { position: reached }),
      ...(nextWindow !== undefined && { nextWindow }),
    }
  }

  /** The changes of a whole reading in slices start before its first response. Without a time, they start where they did. */
  function positionReached(): string | undefined {
    if (incremental?.position.kind !== 'source-time') return position
    const servedAt = firstResponse?.servedAt
    if (from?.nextWindow !== undefined || !servedAt) return from?.position
    return new Date(servedAt.getTime() - incremental.position.overlapMs).toISOString()
  }

  return { pages, cursor, more: () => more }
}
