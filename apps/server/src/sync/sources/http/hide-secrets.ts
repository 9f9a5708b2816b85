import { HIDDEN } from './http-client.ts'

/** Shorter secrets are hidden only where they are a whole value, because other texts contain them by chance. */
const SHORTEST_PART = 4

/** Longer secrets are searched for in parts, so that patterns stay small. */
const LONGEST_PART = 250

/** Hides secrets in texts. */
export type Hiding = {
  /** Hides a text that is a secret, and every secret inside it. */
  hide(text: string): string
  /** Whether a text is a secret. */
  isSecret(text: string): boolean
}

/** Returns how to hide these secrets in any writing: as they are, encoded for addresses, JSON and HTML, and in base64. */
export function hidingOf(secrets: Iterable<string>): Hiding {
  const whole = new Set([...secrets].flatMap((secret) => [secret, secret.trim()]).filter((one) => one !== ''))
  const patterns = [...whole]
    .flatMap((secret) => [...partsOf(secret), ...base64Parts(secret).flatMap(partsOf)])
    // Looking ahead finds matches that overlap.
    .map((part) => new RegExp(`(?=(${[...part].map(inAnyWriting).join('')}))`, 'giu'))
  const isSecret = (text: string) => whole.has(text) || whole.has(text.trim())

  function hide(text: string): string {
    if (isSecret(text)) return HIDDEN
    const hidden = without(text, patterns)
    // A secret may contain the sign that hides others.
    return patterns.some((pattern) => hidden.search(pattern) >= 0) ? HIDDEN : hidden
  }

  return { hide, isSecret }
}

/** Replaces everything that a pattern matches. */
function without(text: string, patterns: readonly RegExp[]): string {
  const spans = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 1: found = '' }) => ({ start: index, end: index + found.length }))
    .toSorted((one, other) => one.start - other.start)
  let [rest, end] = ['', 0]
  for (const span of spans) {
    if (span.start > end || rest === '') rest += text.slice(end, span.start) + HIDDEN
    end = Math.max(end, span.end)
  }
  return rest + text.slice(end)
}

function partsOf(secret: string): string[] {
  const characters = [...secret]
  if (secret.length < SHORTEST_PART) return []
  const count = Math.ceil(characters.length / LONGEST_PART)
  const size = Math.ceil(characters.length / count)
  return Array.from({ length: count }, (_, at) => characters.slice(at * size, (at + 1) * size).join(''))
}

/** Returns a pattern that finds a character however it is encoded. */
function inAnyWriting(one: string): string {
  if (/^[a-z\d]$/i.test(one)) return one
  const bytes = [...Buffer.from(one, 'utf8')].map((byte) => `%(?:25)*${hex(byte, 2)}`)
  const units = Array.from({ length: one.length }, (_, at) => `\\\\+u${hex(one.charCodeAt(at), 4)}`)
  const code = one.codePointAt(0) ?? 0
  const entity = `&(?:amp;)*(?:#0*${code}|#x0*${code.toString(16)}${entities[one] ?? ''});`
  const written = `\\\\*${one.replace(/[$()*+.?[\\\]^{|}/]/, '\\$&')}`
  return `(?:${[written, bytes.join(''), units.join(''), entity, ...(others[one] ?? [])].join('|')})`
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

const entities: Readonly<Record<string, string>> = {
  '&': '|amp',
  '<': '|lt',
  '>': '|gt',
  '"': '|quot',
  "'": '|apos',
}

/** Forms write a space as a plus sign; JSON has letters for some characters. */
const others: Readonly<Record<string, readonly string[]>> = {
  ' ': ['\\+'],
  '\n': ['\\\\+n'],
  '\r': ['\\\\+r'],
  '\t': ['\\\\+t'],
  '\b': ['\\\\+b'],
  '\f': ['\\\\+f'],
}

/**
 * Returns how a text appears in base64, at each of the three places it can have in a group of three bytes. Characters that
 * also depend on the bytes around it are left out.
 */
function base64Parts(text: string): string[] {
  const bytes = Buffer.from(text, 'utf8')
  if (text.length < SHORTEST_PART) return []
  return [0, 1, 2].flatMap((before) => {
    const written = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const [start, end] = [(before * 8) / 6, ((before + bytes.length) * 8) / 6]
    const part = written.slice(Math.ceil(start), Math.floor(end))
    const forAddresses = part.replaceAll('+', '-').replaceAll('/', '_')
    return forAddresses === part ? [part] : [part, forAddresses]
  })
}
