/** A fenced block of code: its language, its text, and the line where it begins. */
export type Snippet = { language: string; code: string; line: number }

/** Returns the fenced code of a page, also of blocks that are indented in lists, or that have the title of a tab. */
export function snippetsIn(text: string): Snippet[] {
  const blocks = text.matchAll(/^( *)```(\w+)(?: \[[^\]\n]+\])?\n([\s\S]*?)^\1```$/gm)
  return [...blocks].map(({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: text.slice(0, index).split('\n').length,
  }))
}
