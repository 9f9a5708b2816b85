import { readCells } from './read-cells.ts'

/** A person as they were pasted. Nothing is checked yet. */
export type PastedPerson = {
  /** The first name; '' if none. */
  firstName: string
  /** The last name; '' if none. */
  lastName: string
  /** The address; '' if none. */
  emailAddress: string
  /** The name of a role; '' if none. */
  role: string
}

type Column = keyof PastedPerson | 'name'

/** The headings of each column in the languages of the portal, in lower case and without punctuation. */
const headings: Record<Column, readonly string[]> = {
  firstName: ['first name', 'firstname', 'given name', 'forename', 'vorname', 'الاسم الأول'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname', 'اسم العائلة'],
  emailAddress: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'e mail adresse', 'mailadresse'],
    ...['البريد الإلكتروني', 'عنوان البريد الإلكتروني'],
  ],
  role: ['role', 'rolle', 'الدور'],
  name: ['name', 'full name', 'display name', 'الاسم'],
}

const columnNames = Object.keys(headings) as Column[] // The keys of the record are the columns.

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_.:-]+/g, ' ')
    .trim()
const columnOf = (heading: string): Column | undefined =>
  columnNames.find((column) => headings[column].includes(plain(heading)))

/**
 * Reads people from text that was copied from a spreadsheet, a CSV file or a list of addresses. A row of headings names the
 * columns; without one they are first name, last name, address and role, with the address recognised by its @.
 */
export function readPeople(text: string): PastedPerson[] {
  const rows = readCells(text)
  const [first, ...others] = rows
  if (!first) return []
  const named = first.map(columnOf)
  const hasHeadings = named.includes('emailAddress') && !first.some(hasAt)
  if (hasHeadings) return others.map((cells) => personOf(cells, named))
  return rows.map((cells) => personOf(cells, columnsOf(cells.some(hasAt) ? cells : likeRow(cells, rows))))
}

/** Returns a row of the same length with an address, so that a wrong address is kept in its column; or the row itself. */
const likeRow = (cells: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.find((row) => row.length === cells.length && row.some(hasAt)) ?? cells

const hasAt = (cell: string) => cell.includes('@')

/** Returns the columns of a row without headings. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] {
  const address = cells.findIndex(hasAt)
  const before = address < 0 ? Math.min(cells.length, 2) : address
  // A single cell in front of the address, or behind it where nothing is in front, is the whole name.
  const names: Column[] = before === 1 ? ['name'] : ['firstName', 'lastName']
  const behind = cells.length - address - 1
  const rest: Column[] =
    before > 0 || address < 0 ? ['role'] : behind === 1 ? ['name'] : ['firstName', 'lastName', 'role']
  return cells.map((_, place) => {
    if (place === address) return 'emailAddress'
    if (place < before) return names[place]
    return rest[place - before - (address < 0 ? 0 : 1)]
  })
}

/** An address with a name in front: "Mia Moore <mia@harbour.example>". */
const mailbox = /^(?:"?([^"<]*?)"?\s*)<([^<>\s]+)>$/

function personOf(cells: readonly string[], columns: readonly (Column | undefined)[]): PastedPerson {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const [, boxName = '', boxAddress] = mailbox.exec(cellOf('emailAddress')) ?? []
  const whole = splitName(cellOf('name') || boxName)
  return {
    firstName: cellOf('firstName') || whole.firstName,
    lastName: cellOf('lastName') || whole.lastName,
    emailAddress: boxAddress ?? cellOf('emailAddress'),
    role: cellOf('role'),
  }
}

/** Splits "Mia Moore" at the last space, and "Moore, Mia" at the comma. */
function splitName(name: string): Pick<PastedPerson, 'firstName' | 'lastName'> {
  const [last = '', first] = name.split(/\s*,\s*/, 2)
  if (first !== undefined) return { firstName: first, lastName: last }
  const words = name.trim().split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' ') || name.trim(),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}
