import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

type BuiltPage = { address: string; links: string[]; anchors: ReadonlySet<string> }

/** The links of the built site: their number, and those that lead to a missing page, anchor or file. */
export type LinkCheck = { count: number; broken: string[] }

/** Checks every link and image of the built site. Addresses of other sites must be valid, and are not requested. */
export function checkLinks(folder: string): LinkCheck {
  const files = new Set(globSync('**/*.*', { cwd: folder }).map((file) => file.split(sep).join('/')))
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')))
  const known = new Map(pages.map((page) => [page.address, page]))
  const broken = pages.flatMap(({ address, links }) =>
    links
      .filter((link) => !isSound(link, address, known, files))
      .map((link) => `${address} links to ${link}`),
  )
  return { count: pages.flatMap(({ links }) => links).length, broken }
}

function isSound(link: string, address: string, ...site: Site): boolean {
  if (/^[a-z]+:/.test(link)) return URL.canParse(link)
  return leadsSomewhere(new URL(link, `http://site${address}`), ...site)
}

type Site = [pages: ReadonlyMap<string, BuiltPage>, files: ReadonlySet<string>]

function readPage(file: string, html: string): BuiltPage {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const values = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value = '']) => decode(value))
  return {
    address: `/${file.replace(/(index)?\.html$/, '')}`,
    links: values(/ (?:href|src|srcset)="([^"]+)"/g),
    anchors: new Set(values(/ id="([^"]+)"/g)),
  }
}

function leadsSomewhere(url: URL, ...[pages, files]: Site): boolean {
  const path = decodeURI(url.pathname)
  if (path.startsWith('/storybook/')) return true
  const page = pages.get(path) ?? pages.get(path.replace(/\.html$/, ''))
  if (!page) return files.has(posix.relative('/', path))
  return url.hash === '' || page.anchors.has(decodeURIComponent(url.hash.slice(1)))
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
