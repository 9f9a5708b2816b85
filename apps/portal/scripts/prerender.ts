// Writes dist/signin.html, shown before any script has run, dist/routes.json, the server's list of pages,
// and compressed copies of scripts and stylesheets.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { criticalCss } from './critical-css.ts'

const dist = new URL('../dist/', import.meta.url)
const root = '<div id="root"></div>'

const { renderSignIn, routePaths }: { renderSignIn: () => string; routePaths: () => string[] } = await import(
  new URL('../node_modules/.prerender/prerender.js', import.meta.url).href
)

const page = readFileSync(new URL('index.html', dist), 'utf8')
if (!page.includes(root)) throw new Error('index.html has no empty root to render into')
const signIn = `<div id="root">${renderSignIn()}</div>`
writeFileSync(new URL('signin.html', dist), withCriticalCss(page.replace(root, () => signIn)))

writeFileSync(new URL('routes.json', dist), JSON.stringify(routePaths()))

/**
 * Puts the styles of the first frame into the page. The stylesheet is for print until the script has started, so that
 * the browser waits neither for it nor for its fonts, and the script has the connection for itself.
 */
function withCriticalCss(page: string): string {
  const html = page.replace(/<link rel="preload"[^>]*as="font"[^>]*>/, '')
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(html) ?? []
  if (!link || !href) throw new Error('index.html has no stylesheet')
  const css = criticalCss(readFileSync(new URL(`.${href}`, dist), 'utf8'), html).replace(
    /@font-face\{[^}]*url\([^}]*\}/g,
    '',
  )
  return html.replace(
    link,
    () => `<style nonce="__CSP_NONCE__">${css}</style>${link.replace('>', ' media="print" data-later>')}`,
  )
}

for (const file of readdirSync(new URL('assets/', dist)).filter((name) => /\.(js|css)$/.test(name))) {
  const asset = new URL(`assets/${file}`, dist)
  const bytes = readFileSync(asset)
  writeFileSync(`${asset.pathname}.br`, brotliCompressSync(bytes))
  writeFileSync(`${asset.pathname}.gz`, gzipSync(bytes, { level: 9 }))
}
