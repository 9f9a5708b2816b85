const HIDDEN = '***'

/** Names whose values are secret. */
const SECRET_NAME =
  '[\\w.-]{0,40}(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|signature|sig|credentials?|auth(?:ori[sz]ation)?|cookie|session)'
const QUOTED = '"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\'|\\{[^}]*\\}'

/** In this order, because outer patterns also hide what is inside them. */
const patterns: readonly [RegExp, string][] = [
  // The user name ends at the last @ of an address, whatever characters the password contains.
  [/([a-z][\w+.-]{0,20}:\/\/)\S*@/gi, `$1${HIDDEN}@`],
  [/\b(bearer|basic|token)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  [/\bbearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  // As in connection strings, URL queries and JSON.
  [new RegExp(`\\b((?:${SECRET_NAME}|code)["']?\\s*=\\s*)(?:${QUOTED}|[^;&\\n\\r]+)`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(`\\b(${SECRET_NAME}["']?\\s*:\\s*)(?:${QUOTED}|[^\\s,;]+)`, 'gi'), `$1${HIDDEN}`],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, HIDDEN],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, HIDDEN],
  [/\b[\da-f]{20,}\b/gi, HIDDEN],
  [/(?<![\w+/-])(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])(?=[\w+/-]*[A-Z])[\w+/-]{24,}={0,2}/g, HIDDEN],
  [/[\w+/-]{40,}={0,2}/g, HIDDEN],
]

const LONGEST_KEPT = 4_000

/**
 * Returns a text with everything that looks like a secret replaced. In doubt, it removes too much rather than too
 * little.
 */
export const redacted = (text: string): string =>
  patterns.reduce((safe, [pattern, instead]) => safe.replace(pattern, instead), text.slice(0, LONGEST_KEPT))
