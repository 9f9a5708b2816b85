import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../../docs/connectors/', import.meta.url)

/** A page of `docs/connectors`: its name is that of its kind, or `README` and the like. */
export type Page = { readonly name: string; readonly file: URL; readonly text: string }

/** Returns the pages of `docs/connectors`. */
export const connectorPages = (): Page[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const url = new URL(file, folder)
      return { name: file.replace(/\.md$/, ''), file: url, text: readFileSync(url, 'utf8') }
    })
