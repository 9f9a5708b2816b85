import { type AccessMatrix, byName, type MatrixMark, type Person } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { accessText } from './access.messages.ts'

/** One item of a matrix. `at` is its place in the marks of each row. */
export type MatrixColumn = AccessMatrix['columns'][number] & { at: number }

/** One person of a matrix. Two of the same name have their addresses in `name`. */
export type MatrixRow = Person & { name: string; marks: readonly MatrixMark[] }

/** The people and items of a matrix by name. */
export function matrixParts({ columns, rows }: AccessMatrix): { columns: MatrixColumn[]; rows: MatrixRow[] } {
  const count = new Map<string, number>()
  for (const { user } of rows) count.set(userName(user), (count.get(userName(user)) ?? 0) + 1)
  const nameOf = (user: Person) =>
    count.get(userName(user)) === 1 ? userName(user) : `${userName(user)} (${user.emailAddress})`
  return {
    columns: columns.map(({ id, name }, at) => ({ id, name, at })).toSorted((a, b) => byName(a.name, b.name)),
    rows: rows
      .map(({ user: { id, firstName, lastName, emailAddress }, marks }) => ({
        id,
        firstName,
        lastName,
        emailAddress,
        name: nameOf({ id, firstName, lastName, emailAddress }),
        marks,
      }))
      .toSorted((a, b) => byName(a.name, b.name)),
  }
}

/** How much a person sees of an item. */
export const markIn = ({ marks }: MatrixRow, { at }: MatrixColumn): MatrixMark => marks[at] ?? 'none'

/** The columns of the file: the person, and one for each item. */
export const matrixCsv = (columns: readonly MatrixColumn[]): CsvColumn<MatrixRow>[] => [
  { header: accessText.person, text: userName },
  { header: accessText.emailAddress, text: ({ emailAddress }) => emailAddress },
  ...columns.map((column) => ({
    header: column.name,
    text: (row: MatrixRow) => accessMessages.matrix.csv[markIn(row, column)],
  })),
]
