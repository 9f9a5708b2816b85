import { Readable, Writable } from 'node:stream'
import type { Client } from 'basic-ftp'
import { SourceFailure } from '../../source-failure.ts'
import { ftpMessages } from './ftp.messages.ts'

/** Returns a download as a stream. It ends only once the server has confirmed the whole transfer. */
export function ftpDownload(client: Client, path: string): Readable {
  let proceed: (() => void) | undefined
  const bytes = new Readable({
    read() {
      const resume = proceed
      proceed = undefined
      resume?.()
    },
    destroy(error, callback) {
      if (!finished) client.close()
      callback(error)
    },
  })
  let finished = false
  const sink = new Writable({
    write(chunk, _encoding, written) {
      if (bytes.push(chunk)) written()
      else proceed = written
    },
  })
  client.downloadTo(sink, path).then(
    () => {
      finished = true
      bytes.push(null)
    },
    (error) => {
      finished = true
      bytes.destroy(error)
    },
  )
  return bytes
}

/** Throws if a transfer and the listing differ in length: it was cut short, or the file has changed. */
export async function* exactly(size: number | undefined, name: string, bytes: AsyncIterable<Uint8Array>) {
  let received = 0
  for await (const chunk of bytes) {
    received += chunk.length
    yield chunk
  }
  if (size !== undefined && received !== size)
    throw new SourceFailure(ftpMessages.changed(name), { code: 'source-busy', passing: true })
}
