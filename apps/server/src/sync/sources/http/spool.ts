import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
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
  let file: FileHandle | undefined

  async function spill() {
    file ??= await openUnnamed()
    await file.write(`${lines.join('\n')}\n`)
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
      const input = file?.createReadStream({ start: 0, autoClose: false })
      if (input) for await (const line of createInterface({ input })) yield JSON.parse(line)
      for (const line of lines) yield JSON.parse(line)
    },
    async close() {
      lines = []
      await file?.close()
      file = undefined
    },
  }
}

/** Opens a file without a name, so that it disappears with the process, however that ends. */
async function openUnnamed(): Promise<FileHandle> {
  // Only our user can read the folder.
  const dir = await mkdtemp(join(tmpdir(), 'tributary-'))
  const file = await open(join(dir, 'rows'), 'wx+', 0o600)
  await rm(dir, { recursive: true })
  return file
}
