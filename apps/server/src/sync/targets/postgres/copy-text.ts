import type { Row } from '../../rows.ts'

/** Large enough to make COPY fast, small enough to keep memory flat. */
const CHUNK_LENGTH = 128 * 1024

/** Writes rows in the text format of COPY. Every chunk is whole rows. */
export async function* copyText(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Buffer> {
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      text += copyLine(row)
      if (text.length < CHUNK_LENGTH) continue
      yield Buffer.from(text)
      text = ''
    }
    if (text !== '') yield Buffer.from(text)
  }
}

export function copyLine(row: Row): string {
  let line = ''
  for (let at = 0; at < row.length; at++) {
    const value = row[at]
    if (at > 0) line += '\t'
    if (value === null || value === undefined) line += '\\N'
    else line += typeof value === 'string' && SPECIAL.test(value) ? escaped(value) : value
  }
  return `${line}\n`
}

const SPECIAL = /[\\\t\n\r]/

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (special) => escapes[special] ?? special)
