import { ExpressionError } from './expression-error.ts'
import { parseExpression, parserOf } from './parse-expression.ts'
import type { Part } from './syntax.ts'

const LONGEST = 20_000
const DEEPEST = 10

type Piece = { readonly kind: 'text' | 'output' | 'statement'; readonly text: string }

/** Reads a text with `{{ expressions }}` and the statements `if`, `for` and `set`. */
export function parseTemplate(text: string): readonly Part[] {
  if (text.length > LONGEST) throw new ExpressionError('a text with expressions is too long')
  const pieces = piecesOf(text)
  let at = 0

  function parts(depth: number, ends: readonly string[]): Part[] {
    if (depth > DEEPEST) throw new ExpressionError('statements are nested too deeply')
    const found: Part[] = []
    for (let piece = pieces[at]; piece; piece = pieces[at]) {
      if (piece.kind === 'statement' && ends.includes(keywordOf(piece.text))) return found
      at += 1
      if (piece.kind === 'text') found.push({ kind: 'text', text: piece.text })
      else if (piece.kind === 'output') found.push({ kind: 'output', value: parseExpression(piece.text) })
      else found.push(statement(piece.text, depth))
    }
    if (ends.length > 0) throw new ExpressionError('a statement has no end')
    return found
  }

  function statement(source: string, depth: number): Part {
    const parser = parserOf(source)
    if (parser.take('set')) {
      const name = parser.name()
      if (!parser.take('=')) throw new ExpressionError('a statement cannot be read')
      const value = parser.expression()
      parser.end()
      return { kind: 'set', name, value }
    }
    if (parser.take('for')) {
      const name = parser.name()
      if (!parser.take('in')) throw new ExpressionError('a statement cannot be read')
      const list = parser.expression()
      parser.end()
      const inner = parts(depth + 1, ['endfor'])
      at += 1
      return { kind: 'for', name, list, parts: inner }
    }
    if (keywordOf(source) === 'if') return conditional(source, depth)
    throw new ExpressionError(`the statement ${keywordOf(source).slice(0, 20)} is not supported`)
  }

  function conditional(source: string, depth: number): Part {
    const branches: { condition: ReturnType<typeof parseExpression> | undefined; parts: Part[] }[] = []
    let opening = source
    for (;;) {
      const keyword = keywordOf(opening)
      const condition = keyword === 'else' ? undefined : parseExpression(opening.slice(keyword.length))
      const ends = condition ? ['elif', 'else', 'endif'] : ['endif']
      branches.push({ condition, parts: parts(depth + 1, ends) })
      opening = pieces[at]?.text ?? ''
      at += 1
      if (keywordOf(opening) === 'endif') return { kind: 'if', branches }
    }
  }

  return parts(0, [])
}

const keywordOf = (statement: string) => /^[a-z]*/.exec(statement)?.[0] ?? ''

const OPENING = /\{\{-?|\{%-?|\{#/g

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let [at, trims] = [0, false]
  for (;;) {
    OPENING.lastIndex = at
    const opening = OPENING.exec(text)
    const raw = text.slice(at, opening?.index)
    const left = trims ? raw.trimStart() : raw
    const written = opening?.[0].endsWith('-') ? left.trimEnd() : left
    if (written !== '') pieces.push({ kind: 'text', text: written })
    if (!opening) return pieces
    const start = opening.index + opening[0].length
    const end = endOf(
      text,
      start,
      opening[0].startsWith('{{') ? '}}' : opening[0].startsWith('{%') ? '%}' : '#}',
    )
    const inner = text.slice(start, end)
    trims = inner.endsWith('-')
    const source = (trims ? inner.slice(0, -1) : inner).trim()
    if (opening[0].startsWith('{{')) pieces.push({ kind: 'output', text: source })
    else if (opening[0].startsWith('{%')) pieces.push({ kind: 'statement', text: source })
    at = end + 2
  }
}

/** Returns the place of the closing sign: one outside of strings and inner braces. */
function endOf(text: string, start: number, close: string): number {
  if (close === '#}' && text.includes(close, start)) return text.indexOf(close, start)
  let [quote, braces] = ['', 0]
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (braces === 0 && text.startsWith(close, at)) return at
    else if (character === '"' || character === "'") quote = character
    else if (character === '{') braces += 1
    else if (character === '}') braces -= 1
  }
  throw new ExpressionError('an expression has no end')
}
