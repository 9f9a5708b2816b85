import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { exampleBooksMessages } from './example-books.messages.ts'
import { explainExampleBooks } from './example-books-failure.ts'
import { readExampleBooksSettings } from './example-books-settings.ts'
import { exampleBooksStreams } from './example-books-streams.ts'

const ONE_BOOK = { path: 'books', query: { per_page: '1' } }

/** Reads authors, books and their editions with version 1 of the API. */
export const exampleBooksSource =
  (tools: HttpTools) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const { base, key } = readExampleBooksSettings(properties)
    const source = {
      kind: 'examplebooks',
      provider: 'Example Books',
      base,
      authorise: async () => ({ 'x-api-key': key }),
      explain: explainExampleBooks,
      // The documented limit is 60 requests in a minute. A little less leaves room for other programs.
      rates: [{ key: `examplebooks ${base.host}`, requests: 54, perMs: 60_000, burst: 10 }],
      settings: [base.href],
      check: ({ request }: SourceConnection) => request(ONE_BOOK),
      streams: () => exampleBooksStreams,
      probe,
    }
    return httpSource(source, tools, { now })
  }

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(ONE_BOOK),
    () => exampleBooksMessages.readable,
  )
