import { resolve } from 'node:path'
import { definitions } from './definitions.ts'
import { commandReference, exitCodeTable } from './reference-text.ts'

/** The page with the reference of the commands. */
export const referencePage = resolve(import.meta.dirname, '../../../../docs/develop/cli.md')

/** Returns the page with new text between its markers. */
export const withReference = (page: string): string =>
  between(between(page, 'exit codes', exitCodeTable()), 'commands', commandReference(definitions()))

function between(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}: written by "pnpm cli-reference" -->`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page has no markers for ${name}.`)
  return `${page.slice(0, from)}${start}\n\n${text}\n\n${page.slice(to)}`
}
