import { type RecordTable, recordTable } from '../http-api/record-table.ts'

export type Author = { id: number; name: string; country: string | null }

export type Book = {
  id: number
  title: string
  author_id: number
  publisher: { name: string; city: string }
  price: number
  in_print: boolean
  published_on: string
  shelf: string
  editions: readonly { isbn: string; format: string; pages: number }[]
  updated_at: string
  deleted_at: string | null
}

/** The records of an account. */
export type ExampleBooksStore = {
  readonly authors: RecordTable<Author>
  readonly books: RecordTable<Book>
  /** Deletes a book as the API does: it stays listed among the changes. */
  deleteBook(id: number): void
}

export function exampleBooksStore(clock: () => Date): ExampleBooksStore {
  const keyOf = ({ id }: { id: number }) => String(id)
  const authors = recordTable<Author>(keyOf)
  const books = recordTable<Book>(keyOf, () => ({ updated_at: clock().toISOString() }))
  return {
    authors,
    books,
    deleteBook: (id) => void books.change(String(id), { deleted_at: clock().toISOString() }),
  }
}

const FIRST_DAY = Date.UTC(2025, 0, 2, 8)
const DAY_MS = 86_400_000
const publishers = ['Åsen Forlag', 'Quill & Sons', '北の本'] as const
const formats = ['hardback', 'paperback', 'e-book'] as const

/** Fills in authors and books, the same on every machine. */
export function fillExampleBooks(store: ExampleBooksStore, sizes: { authors: number; books: number }): void {
  for (let id = 1; id <= sizes.authors; id++)
    store.authors.put({ id, name: `Author ${id}`, country: id % 3 === 0 ? null : 'NO' })
  for (let id = 1; id <= sizes.books; id++) store.books.put(sampleBook(id, (id % sizes.authors) + 1))
}

/** Returns a book as the API lists it. */
export const sampleBook = (id: number, author: number): Book => ({
  id,
  title: `Book ${id}`,
  author_id: author,
  publisher: { name: publishers[id % 3] ?? publishers[0], city: 'Oslo' },
  price: 100 + id / 4,
  in_print: id % 5 !== 0,
  published_on: new Date(FIRST_DAY + id * DAY_MS).toISOString().slice(0, 10),
  shelf: `S${id % 7}`,
  editions: formats.slice(0, id % 4).map((format, at) => ({
    isbn: `978-82-${String(id).padStart(5, '0')}-${at}`,
    format,
    pages: 90 + id,
  })),
  updated_at: new Date(FIRST_DAY + id * DAY_MS).toISOString(),
  deleted_at: null,
})
