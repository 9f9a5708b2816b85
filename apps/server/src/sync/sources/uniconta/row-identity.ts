import { createHash } from 'node:crypto'
import type { SourceRecord } from '../http/http-stream.ts'
import { badData } from '../http/records.ts'
import { text } from '../http/values.ts'
import { unicontaHttpMessages, unicontaMessages } from './uniconta.messages.ts'
import { ROW_KEY, ROW_NUMBERS, type UnicontaTable } from './uniconta-tables.ts'

export type RowIdentity = {
  /** Starts a list, whose keys may be those of other lists. */
  startList(): void
  /**
   * Returns rows with the fields of their key. A row that the list has already sent is left out; a different row with the
   * same key fails, because one of them would be lost.
   */
  identified(rows: readonly SourceRecord[]): SourceRecord[]
  /** Returns the fields of the key, by which rows can be ordered; none if they are identified by their place. */
  fieldsOf(rows: readonly SourceRecord[]): readonly string[]
}

export function rowIdentity({ name, key }: Pick<UnicontaTable, 'name' | 'key'>): RowIdentity {
  const seen = new Map<string, string>()
  let place = 0
  let number: string | undefined
  let isDecided = false

  /** Decides by the first rows: a number identifies them if all have it, and each another one. */
  function decide(rows: readonly SourceRecord[]) {
    if (isDecided || rows.length === 0) return
    isDecided = true
    number = ROW_NUMBERS.find((field) => {
      const values = new Set(rows.map((row) => text(row[field])))
      return values.size === rows.length && !values.has(null)
    })
  }

  function isRepeated(written: string, row: SourceRecord): boolean {
    const content = createHash('sha1').update(JSON.stringify(row)).digest('base64')
    const before = seen.get(written)
    if (before === undefined) seen.set(written, content)
    else if (before !== content) throw badData(unicontaMessages.sameRow(name, written.slice(0, 100)))
    return before !== undefined
  }

  function numbered(row: SourceRecord): SourceRecord[] {
    place += 1
    if (number === undefined) return [{ ...row, [ROW_KEY]: String(place) }]
    const written = text(row[number])
    if (typeof written !== 'string') throw badData(unicontaHttpMessages.noKey(name, ROW_KEY))
    return isRepeated(written, row) ? [] : [{ ...row, [ROW_KEY]: written }]
  }

  function keyed(row: SourceRecord): SourceRecord[] {
    const parts = key.map((fields) => [fields[0], fields.map((field) => text(row[field])).find(isStated)])
    const written = parts.map(([, value]) => value ?? '').join(' / ')
    return isRepeated(written, row) ? [] : [{ ...row, ...Object.fromEntries(parts) }]
  }

  return {
    startList() {
      seen.clear()
      place = 0
    },
    identified(rows) {
      decide(rows)
      return rows.flatMap(key.length > 0 ? keyed : numbered)
    },
    fieldsOf(rows) {
      decide(rows)
      if (key.length === 0) return number === undefined ? [] : [number]
      return key.map(
        (fields) => fields.find((field) => isStated(text(rows[0]?.[field]))) ?? String(fields[0]),
      )
    },
  }
}

const isStated = (value: unknown) => value !== null && value !== ''
