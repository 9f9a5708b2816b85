import type { TriedTable } from '@tributary/domain'
import { reachedNothing, withDeadline } from '../../connectors/connection-test/connection-checks.ts'
import { realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import type { FirstPage } from '../../sync/sources/http/first-page.ts'
import { type Hiding, hidingOf } from '../../sync/sources/http/hide-secrets.ts'
import type { HttpObserver, SentRequest } from '../../sync/sources/http/http-client.ts'
import type { HttpAdapter } from '../../sync/sources/http/http-source.ts'
import { sentSecrets } from '../../sync/sources/http/sent-secrets.ts'
import { notesOnFailure, notesOnPage } from './notes.ts'
import { shownRequest } from './shown-request.ts'
import { shownRows } from './shown-rows.ts'
import { tryMessages } from './try.messages.ts'

export type Trying = {
  readonly table: string
  /** The secret settings. */
  readonly secrets: readonly string[]
  readonly limitMs: number
  open(observer: HttpObserver): HttpAdapter
}

/** Reads the first page of a table. Neither the request nor the rows contain secrets, not even if the source repeats them. */
export async function tryTable({ table, secrets, limitMs, open }: Trying): Promise<TriedTable> {
  const watch = newWatch()
  const deadline = AbortSignal.timeout(limitMs)
  const outcome = await firstPage(() => open(watch.observer), { table, deadline }).catch((error: unknown) => {
    if (deadline.aborted) return new SourceFailure(tryMessages.tookTooLong(Math.ceil(limitMs / 1_000)))
    if (error instanceof SourceFailure) return error
    throw error
  })
  const hiding = hidingOf([...secrets, ...watch.secrets])
  const { request, status } = watch.last()
  return {
    request: request ? shownRequest(request, hiding) : null,
    status: status ?? null,
    ...shownOutcome(outcome, hiding),
  }
}

async function firstPage(
  open: () => HttpAdapter,
  { table, deadline }: { table: string; deadline: AbortSignal },
): Promise<FirstPage> {
  const source = open()
  try {
    const reading = () => source.firstPage(table, deadline)
    return await withDeadline(deadline, withMinimumFailureTime(reading, reachedNothing, realPacing))
  } finally {
    source.close()
  }
}

function shownOutcome(
  outcome: FirstPage | SourceFailure,
  hiding: Hiding,
): Pick<TriedTable, 'preview' | 'error' | 'notes'> {
  const isPage = !(outcome instanceof SourceFailure)
  const failure = isPage ? outcome.failure : outcome
  const notes = isPage ? notesOnPage(outcome) : notesOnFailure(outcome)
  return {
    preview: isPage && !failure ? shownRows(outcome, hiding) : null,
    error: failure ? hiding.hide(failure.message) : null,
    notes: notes.map(hiding.hide),
  }
}

/** Remembers the last request for data, and everything that must not be shown. */
function newWatch() {
  const secrets = new Set<string>()
  const collecting = sentSecrets(secrets)
  let request: SentRequest | undefined
  let status: number | undefined
  const observer: HttpObserver = {
    onRequest(sent) {
      request = sent
      status = undefined
      collecting.onRequest(sent)
    },
    onResponse(responded, headers) {
      status = responded
      collecting.onResponse(responded, headers)
    },
  }
  return { observer, secrets, last: () => ({ request, status }) }
}
