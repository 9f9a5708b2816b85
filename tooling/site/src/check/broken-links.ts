import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

type BuiltPage = { address: string; links: string[]; anchors: ReadonlySet<string> }

/** Returns each link of the built site that leads to a missing page, anchor or file. */
export function brokenLinks(folder: string): string[] {
  const files = new Set(globSync('**/*.*', { cwd: folder }).map((file) => file.split(sep).join('/')))
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')))
  const known = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap(({ address, links }) =>
    links
      .filter((link) => !leadsSomewhere(new URL(link, `http://site${address}`), known, files))
      .map((link) => `${address} links to ${link}`),
  )
}

function readPage(file: string, html: string): BuiltPage {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const values = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value = '']) => decode(value))
  return {
    address: `/${file.replace(/(index)?\.html$/, '')}`,
    links: values(/ (?:href|src|srcset)="([^"]+)"/g).filter((link) => !/^(https?|mailto|data):/.test(link)),
    anchors: new Set(values(/ id="([^"]+)"/g)),
  }
}

function leadsSomewhere(
  url: URL,
  pages: ReadonlyMap<string, BuiltPage>,
  files: ReadonlySet<string>,
): boolean {
  const path = decodeURI(url.pathname)
  if (path.startsWith('/storybook/')) return true
  const page = pages.get(path) ?? pages.get(path.replace(/\.html$/, ''))
  if (!page) return files.has(posix.relative('/', path))
  return url.hash === '' || page.anchors.has(decodeURIComponent(url.hash.slice(1)))
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
