import { cellsAsLines, type NewName } from '@tributary/sdk/excel'
import { useRef, useState } from 'react'

/** Returns the rows with pasted text: its first line in the given row, and a new row for each further line. */
export function withPasted(
  rows: readonly NewName[],
  at: number,
  pasted: { text: string; before: string; after: string },
  newKey: () => string,
): { rows: NewName[]; last: string | undefined } {
  const lines = cellsAsLines(pasted.text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const here = rows[at]
  if (!here) return { rows: [...rows], last: undefined }
  const [first = '', ...others] = lines
  const added = others.map((name) => ({ key: newKey(), name }))
  const changed = { ...here, name: `${pasted.before}${first}${pasted.after}` }
  return {
    rows: [...rows.slice(0, at), changed, ...added, ...rows.slice(at + 1)],
    last: added.at(-1)?.key ?? here.key,
  }
}

/** Returns whether text has more than one cell or line and needs several rows. */
export const isSeveral = (text: string): boolean => /[\t\r\n\u2028\u2029]/.test(text)

/** Rows with one name each. There is always at least one. */
export function useNameRows() {
  const count = useRef(0)
  const newKey = () => `row ${count.current++}`
  const [rows, setRows] = useState<readonly NewName[]>(() => [{ key: newKey(), name: '' }])
  /** Adds an empty row after another one, or at the end. Returns its key. */
  const add = (after = rows.length - 1): string => {
    const key = newKey()
    setRows([...rows.slice(0, after + 1), { key, name: '' }, ...rows.slice(after + 1)])
    return key
  }
  const rename = (key: string, name: string) =>
    setRows((now) => now.map((row) => (row.key === key ? { key, name } : row)))
  /** Removes a row. Returns the key of the row before it, or after it. The only row is emptied instead. */
  const remove = (at: number): string | undefined => {
    if (rows.length < 2) {
      setRows(rows.map(({ key }) => ({ key, name: '' })))
      return rows[0]?.key
    }
    setRows(rows.filter((_, place) => place !== at))
    return (rows[at - 1] ?? rows[at + 1])?.key
  }
  const paste = (at: number, pasted: Parameters<typeof withPasted>[2]): string | undefined => {
    const { rows: next, last } = withPasted(rows, at, pasted, newKey)
    setRows(next)
    return last
  }
  return { rows, setRows, add, rename, remove, paste }
}
