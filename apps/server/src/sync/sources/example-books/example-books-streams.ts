import { columns, ofParent } from '../http/columns.ts'
import type { HttpResponse, HttpStream, Incremental } from '../http/http-stream.ts'
import { byPageNumber, valueAt, withQuery } from '../http/paging.ts'
import { listAt } from '../http/records.ts'

/** The number of records that each page states. */
function total({ body }: HttpResponse): number | undefined {
  const stated = valueAt(body, ['total'])
  return typeof stated === 'number' ? stated : undefined
}

const pages = byPageNumber('page', { size: { per_page: '100' }, total })

/** The source's own clock decides. A change may become visible up to two minutes after its own time. */
const updatedSince: Incremental = {
  apply: (request, position) => withQuery(request, { updated_since: position }),
  position: { kind: 'source-time', overlapMs: 120_000 },
}

const list = { paging: pages, records: ['items'], key: ['id'] }

/** The tables of Example Books: `authors`, `books` and `book_editions`. */
export const exampleBooksStreams: readonly HttpStream[] = [
  // Authors have no filter by time, so every refresh reads them all. Authors that are missing are deleted.
  {
    ...list,
    name: 'authors',
    request: { path: 'authors' },
    columns: [...columns('whole', 'id'), ...columns('text', 'name country')],
  },
  {
    ...list,
    name: 'books',
    request: { path: 'books' },
    columns: [
      ...columns('whole', 'id author_id'),
      ...columns('text', 'title publisher.name:publisher'),
      ...columns('numeric', 'price'),
      ...columns('yesNo', 'in_print'),
      ...columns('day', 'published_on'),
      ...columns('instant', 'updated_at'),
    ],
    incremental: updatedSince,
    isRemoved: ({ deleted_at: deletedAt }) => typeof deletedAt === 'string',
    leftOut: ['deleted_at'],
    children: [
      {
        name: 'book_editions',
        records: listAt('editions'),
        columns: [
          ...columns('text', 'isbn'),
          ofParent('whole', 'id', 'book_id'),
          ...columns('text', 'format'),
        ],
        key: ['isbn'],
        parentKey: 'book_id',
      },
    ],
  },
]
