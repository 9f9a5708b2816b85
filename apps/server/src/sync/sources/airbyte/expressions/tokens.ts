import { ExpressionError } from './expression-error.ts'

export type Token = {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end'
  /** The name, the digits, the content of the string or the sign. */
  readonly text: string
}

const MOST_TOKENS = 2_000

const PATTERN =
  /\s*(?:(?<name>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<string>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?<sign>\*\*|\/\/|==|!=|<=|>=|[-+*/%~<>=|.,:()[\]{}]))/y

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\n': '' }
const unescaped = (text: string) =>
  text
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (whole, long, short, one) => {
      if (long ?? short) return String.fromCharCode(Number.parseInt(long ?? short, 16))
      // A backslash before any other character stays, as in Python.
      return escapes[one] ?? (/[\\'"]/.test(one) ? one : whole)
    })

/** Divides an expression into tokens. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  const pattern = new RegExp(PATTERN)
  const end = source.trimEnd().length
  while (pattern.lastIndex < end) {
    const { name, number, string, sign } = pattern.exec(source)?.groups ?? {}
    if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (string !== undefined) tokens.push({ kind: 'string', text: unescaped(string) })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else throw new ExpressionError('an expression has a character that cannot be read')
    if (tokens.length > MOST_TOKENS) throw new ExpressionError('an expression is too long')
  }
  return [...tokens, { kind: 'end', text: '' }]
}
