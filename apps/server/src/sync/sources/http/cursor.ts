import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Column, HttpStream } from './http-stream.ts'

const stored = z.object({
  /** Identifies everything that chooses rows. Another one reads everything again. */
  choice: z.string(),
  /** Where the changes start that the next reading requests. */
  position: z.string().optional(),
  /** The first day that an unfinished first reading has not read yet. */
  nextWindow: z.string().optional(),
  /** When everything was last read, by our clock. */
  wholeAt: z.string().optional(),
  /** No reading has found a row for the table yet. */
  empty: z.boolean().optional(),
})

/** Where a stream continues. */
export type Cursor = z.infer<typeof stored>

/**
 * Returns a mark of the settings that choose rows, and of the declaration: after a change of either, everything is read again.
 * A source that loses old records cannot send them again, so only its settings count.
 */
export function choiceOf(settings: readonly string[], stream: HttpStream): string {
  const declared = stream.keepsOld ? [] : declarationOf(stream)
  return createHash('sha256')
    .update(JSON.stringify([settings, declared]))
    .digest('hex')
    .slice(0, 16)
}

const declarationOf = (stream: HttpStream) => {
  const { request, records, key, removedBy, leftOut, windows, children = [] } = stream
  const tables = [stream, ...children].map((table) => [table.name, namesOf(table.columns), table.key])
  return [request, records, key, removedBy, leftOut, windows?.from, tables]
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name, type, from }) => [name, type, from])

/** Reads a stored cursor; undefined if it belongs to other settings or cannot be read. */
export function readCursor(text: string | undefined, choice: string): Cursor | undefined {
  const { data } = stored.safeParse(parsed(text))
  return data?.choice === choice ? data : undefined
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const DAYS = { day: 1, week: 7, month: 30 } as const

/**
 * Whether everything must be read again, because the source does not report every change. An unfinished first reading
 * continues, even if it takes longer than the time after which it is repeated.
 */
export function isWholeDue({ incremental }: HttpStream, { wholeAt, nextWindow }: Cursor, now: Date): boolean {
  const every = incremental?.wholeEvery
  if (!every || nextWindow !== undefined) return false
  const last = Date.parse(wholeAt ?? '')
  return Number.isNaN(last) || now.getTime() - last >= DAYS[every] * 24 * 60 * 60 * 1_000
}
