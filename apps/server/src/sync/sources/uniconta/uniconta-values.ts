import { columnsReadBy } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { numeric, type ReadValue } from '../http/values.ts'

const DANISH = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/
/** 1.250 as a text is a thousand and a quarter in Danish, and one and a quarter elsewhere. */
const AMBIGUOUS = /^-?\d{1,3}(?:\.\d{3})+$/

/** Reads a number, also as a text in Danish notation. Refuses texts that could be either notation. */
const amount: ReadValue = (value) => {
  if (typeof value !== 'string') return numeric(value)
  const written = value.trim()
  if (AMBIGUOUS.test(written)) return undefined
  return numeric(DANISH.test(written) ? written.replaceAll('.', '').replace(',', '.') : written)
}

export const amounts = (fields: string): Column[] => columnsReadBy('numeric', amount, fields)
