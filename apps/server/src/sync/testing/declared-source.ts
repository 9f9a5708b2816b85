import { parse } from 'csv-parse/sync'
import type { Row } from '../rows.ts'
import type {
  DeclaredRows,
  Progress,
  Reading,
  SourceAdapter,
  SourceStream,
} from '../sources/source-adapter.ts'

export type DeclaredStream = Pick<SourceStream, 'name' | 'columns' | 'key'> &
  Pick<DeclaredRows, 'extent' | 'keepsOthers' | 'removed' | 'retained'> & {
    /** Returns the rows as CSV without a header line, and the next cursor. Nothing between two commas is null. */
    read: (reading: Reading, signal: AbortSignal, progress?: Progress) => { csv: string; cursor?: string }
  }

/** A source such as an API or a database: its streams declare columns and keys and have a cursor. */
export function declaredSource(...streams: DeclaredStream[]) {
  const byName = new Map(streams.map((stream) => [stream.name, stream]))
  const ftp = (): SourceAdapter<DeclaredRows> => ({
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
    open({ name }, signal, reading, progress) {
      const stream = byName.get(name)
      const { csv = '', cursor } = stream?.read(reading, signal, progress) ?? {}
      return {
        rows: once(csv),
        ...(stream?.extent && { extent: stream.extent }),
        ...(stream?.keepsOthers && { keepsOthers: true }),
        ...(stream?.removed && { removed: stream.removed }),
        ...(stream?.retained && { retained: stream.retained }),
        cursor: () => cursor,
      }
    },
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  })
  return { ftp }
}

async function* once(csv: string): AsyncGenerator<Row[]> {
  yield parse(csv, {
    skip_empty_lines: false,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
}
