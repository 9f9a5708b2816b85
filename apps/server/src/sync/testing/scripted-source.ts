import type { SourceAdapter, SourceContext, SourceStream } from '../sources/source-adapter.ts'

export type ScriptedFile = { name: string; content: (signal: AbortSignal) => AsyncIterable<Uint8Array> }

/** A source with bytes from the test, so that the test can act in the middle of a file. */
export function scriptedSource(...files: ScriptedFile[]) {
  const scripts = new Map(files.map((file) => [file.name, file.content]))
  const ftp = (_: SourceContext): SourceAdapter => ({
    kind: 'ftp',
    async *list(): AsyncGenerator<SourceStream> {
      for (const { name } of files) yield { name, path: `/${name}`, size: undefined, modifiedAt: undefined }
    },
    open: ({ name }: SourceStream, signal: AbortSignal) => ({
      bytes: scripts.get(name)?.(signal) ?? nothing(),
    }),
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  })
  return { ftp }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Yields rows `id,text` of about 100 bytes, from one id to another inclusive. */
export function* numberedRows(from: number, to: number): Generator<string> {
  for (let id = from; id <= to; id++) yield `${id},${String(id).padStart(92, 'x')}\n`
}

/** Returns 4,000 rows, more than one batch of the reader. */
export const batchOf = (number: number) =>
  Buffer.from([...numberedRows(number * 4_000 + 1, (number + 1) * 4_000)].join(''))

export const header = Buffer.from('id,text\n')
