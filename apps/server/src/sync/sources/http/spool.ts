import { createReadStream } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Row } from '../../rows.ts'

const MEMORY_BYTES = 4 * 1024 * 1024

/** Characters that end a line for the reader of the file, and that JSON does not escape. */
const LINE_SEPARATORS = /[\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16)}`

/** Rows that are read later, in batches as they were added. They move from memory to a temporary file when they are many. */
export type Spool = {
  add(rows: readonly Row[]): Promise<void>
  /** Reads all rows from the start. May be repeated. */
  rows(): AsyncGenerator<Row[]>
  close(): Promise<void>
}

export function createSpool(memoryBytes = MEMORY_BYTES): Spool {
  let lines: string[] = []
  let size = 0
  let dir: string | undefined

  async function spill() {
    // Only our user can read the folder.
    dir ??= await mkdtemp(join(tmpdir(), 'tributary-'))
    await appendFile(join(dir, 'rows'), `${lines.join('\n')}\n`)
    lines = []
    size = 0
  }

  return {
    async add(rows) {
      if (rows.length === 0) return
      const line = JSON.stringify(rows).replace(LINE_SEPARATORS, escaped)
      lines.push(line)
      size += line.length
      if (size > memoryBytes) await spill()
    },
    async *rows() {
      if (dir)
        for await (const line of createInterface({ input: createReadStream(join(dir, 'rows')) }))
          yield JSON.parse(line)
      for (const line of lines) yield JSON.parse(line)
    },
    async close() {
      lines = []
      if (dir) await rm(dir, { recursive: true, force: true })
    },
  }
}
