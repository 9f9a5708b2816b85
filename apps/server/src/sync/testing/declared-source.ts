import type { Reading, SourceAdapter, SourceStream, StreamRows } from '../sources/source-adapter.ts'

export type DeclaredStream = Pick<SourceStream, 'name' | 'columns' | 'key'> &
  Pick<StreamRows, 'extent' | 'removed'> & {
    /** The rows as CSV, headings first, and where to go on. */
    read: (
      reading: Reading,
      signal: AbortSignal,
    ) => { csv: string | AsyncIterable<Uint8Array>; cursor?: string }
  }

/** A source such as an API or a database: its streams know their columns and keys, and where they were. */
export function declaredSource(...streams: DeclaredStream[]) {
  const byName = new Map(streams.map((stream) => [stream.name, stream]))
  const ftp = (): SourceAdapter => ({
    kind: 'declared',
    async *list() {
      for (const { name, columns, key } of streams)
        yield {
          name,
          path: name,
          size: undefined,
          modifiedAt: undefined,
          ...(columns && { columns }),
          ...(key && { key }),
        }
    },
    open({ name }, signal, reading) {
      const stream = byName.get(name)
      const { csv = '', cursor } = stream?.read(reading, signal) ?? {}
      return {
        bytes: typeof csv === 'string' ? once(csv) : csv,
        ...(stream?.extent && { extent: stream.extent }),
        ...(stream?.removed && { removed: stream.removed }),
        cursor: () => cursor,
      }
    },
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  })
  return { ftp }
}

async function* once(csv: string) {
  yield Buffer.from(csv)
}
