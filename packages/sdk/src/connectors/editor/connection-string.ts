/** The parts of a connection string in a form. A flag that is null is not part of the string. */
export type ConnectionFields = {
  /** The server, with a port or an instance. */
  dataSource: string
  /** The database. */
  initialCatalog: string
  /** The database user. */
  userId: string
  /** The password. Empty keeps the stored one. */
  password: string
  /** Whether one connection may run several queries at the same time. */
  multipleActiveResultSets: boolean | null
}

/** An empty form. */
export const noConnection: ConnectionFields = {
  dataSource: '',
  initialCatalog: '',
  userId: '',
  password: '',
  multipleActiveResultSets: null,
}

const texts = [
  ['dataSource', 'data source'],
  ['initialCatalog', 'initial catalog'],
  ['userId', 'user id'],
  ['password', 'password'],
] as const
const FLAG = 'multipleActiveResultSets'

/** Whether every part is blank, which means no connection string. */
export const isBlankConnection = (fields: ConnectionFields): boolean =>
  texts.every(([field]) => fields[field].trim() === '')

const NEEDS_QUOTES = /[;='"{}\p{Cc}]|^\s|\s$/u

const quoted = (value: string): string =>
  NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/**
 * Writes a connection string as ADO.NET reads it. Quotes ambiguous values and omits blank ones. Returns ''
 * when all are blank.
 */
export function buildConnectionString(fields: ConnectionFields): string {
  if (isBlankConnection(fields)) return ''
  const parts = texts.flatMap(([field, key]) =>
    fields[field] === '' ? [] : [`${key}=${quoted(fields[field])}`],
  )
  const flag = fields.multipleActiveResultSets
  const written = flag === null ? [] : [`${FLAG}=${flag ? 'True' : 'False'}`]
  return [...parts, ...written].join(';')
}

/**
 * Parses a connection string with keys in any letter case. Returns null if it is malformed, repeats a key or has any
 * key except these five, so that a form never passes on unknown settings.
 */
export function parseConnectionString(text: string): ConnectionFields | null {
  const pairs = readPairs(text)
  if (!pairs) return null
  const fields = { ...noConnection }
  for (const [key, value] of pairs) {
    const known = texts.find(([, name]) => name === key)
    const flag = readFlag(value)
    if (known) fields[known[0]] = value
    else if (key === FLAG.toLowerCase() && flag !== null) fields.multipleActiveResultSets = flag
    else return null
  }
  return fields
}

// The value of a pair: quoted, with inner quotes doubled, or up to the end of the pair.
const VALUE = /\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^;='"{}]*))/y
const END = /\s*(?:;|$)/y

function readPairs(text: string): Map<string, string> | null {
  const pairs = new Map<string, string>()
  for (let at = 0; text.slice(at).trim() !== ''; at = END.lastIndex) {
    const equals = text.indexOf('=', at)
    const key = text.slice(at, equals).trim().toLowerCase().replace(/\s+/g, ' ')
    VALUE.lastIndex = equals + 1
    const [, double, single, plain = ''] = VALUE.exec(text) ?? []
    END.lastIndex = VALUE.lastIndex
    if (equals < 0 || pairs.has(key) || !END.test(text)) return null
    pairs.set(key, double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? plain.trim())
  }
  return pairs
}

const readFlag = (value: string): boolean | null => {
  const word = value.trim().toLowerCase()
  if (word === 'true' || word === 'yes') return true
  return word === 'false' || word === 'no' ? false : null
}
