import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type CopyLimits = {
  /** How long the server may take over one chunk, in milliseconds. The source has no time limit. */
  readonly chunkMs: number
  /** How long the server may take after the last chunk, in milliseconds. */
  readonly endMs: number
  /** Closes the connection of a server that took longer. */
  readonly breakOff: () => void
}

/** Runs `COPY … FROM STDIN` and returns the number of rows copied. */
export async function copyInto(
  client: Pick<Client, 'query'>,
  sql: string,
  chunks: AsyncIterable<Uint8Array>,
  { chunkMs, endMs, breakOff }: CopyLimits,
): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const limited = async function* () {
    for await (const chunk of chunks) {
      timer = setTimeout(breakOff, chunkMs)
      yield chunk
      clearTimeout(timer)
    }
    timer = setTimeout(breakOff, endMs)
  }
  const target = client.query(copyFrom(sql))
  try {
    await pipeline(Readable.from(limited(), { objectMode: true }), target)
    return target.rowCount
  } finally {
    clearTimeout(timer)
  }
}
