import { scimMessages } from '../scim.messages.ts'
import { ScimError } from './scim-error.ts'

/** A bracket, a text in quotes without them, or a word. */
export type Token = { kind: 'bracket' | 'text' | 'word'; text: string }

const TOKEN = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y

/** Splits a filter. Throws 400 at an unfinished text. */
export function tokensOf(filter: string): Token[] {
  const source = filter.trim()
  const pattern = new RegExp(TOKEN)
  const tokens: Token[] = []
  while (pattern.lastIndex < source.length) {
    const [found, bracket, text, word] = pattern.exec(source) ?? []
    if (found === undefined) throw invalid()
    if (bracket) tokens.push({ kind: 'bracket', text: bracket })
    else if (text) tokens.push({ kind: 'text', text: unquoted(text) })
    else tokens.push({ kind: 'word', text: word ?? '' })
  }
  return tokens
}

/** A text is written as in JSON. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    throw invalid()
  }
}

const invalid = () => new ScimError(400, 'invalidFilter', scimMessages.invalidFilter)
