import { ExpressionError } from './expression-error.ts'

const LONGEST_PATTERN = 300
const LONGEST_TEXT = 4_000
/** With two unbounded parts, the work grows with the cube of the length. */
const LONGEST_TEXT_OF_TWO = 400

const UNBOUNDED = /[*+]|\{\d*,\d*\}|\{\d{3,}\}/g

/** Finds the first match of a pattern. Patterns that could take long are refused: nothing can interrupt them. */
export function searchPattern(text: string, pattern: string): RegExpExecArray | null {
  if (pattern.length > LONGEST_PATTERN) throw new ExpressionError('a search pattern is too long')
  const plain = pattern.replace(/\\./g, 'x').replace(/\[\^?\]?[^\]]*\]/g, 'x')
  const unbounded = plain.match(UNBOUNDED)?.length ?? 0
  if (/\)[*+{?]|\\[1-9]/.test(plain) || /\\[1-9]|\(\?/.test(pattern) || unbounded > 2)
    throw new ExpressionError('a search pattern is too complex')
  const longest = unbounded > 1 ? LONGEST_TEXT_OF_TWO : LONGEST_TEXT
  if (text.length > longest) throw new ExpressionError('a text is too long for its search pattern')
  return compile(pattern).exec(text)
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern)
  } catch {
    throw new ExpressionError('a search pattern cannot be read')
  }
}
