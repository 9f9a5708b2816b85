// Writes dist/signin.html, shown before any script has run, dist/routes.json, the server's list of pages,
// and compressed copies of scripts and stylesheets.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const root = '<div id="root"></div>'

const { renderSignIn, routePaths }: { renderSignIn: () => string; routePaths: () => string[] } = await import(
  new URL('../node_modules/.prerender/prerender.js', import.meta.url).href
)

const page = readFileSync(new URL('index.html', dist), 'utf8')
if (!page.includes(root)) throw new Error('index.html has no empty root to render into')
writeFileSync(
  new URL('signin.html', dist),
  page.replace(root, () => `<div id="root">${renderSignIn()}</div>`),
)

writeFileSync(new URL('routes.json', dist), JSON.stringify(routePaths()))

for (const file of readdirSync(new URL('assets/', dist)).filter((name) => /\.(js|css)$/.test(name))) {
  const asset = new URL(`assets/${file}`, dist)
  const bytes = readFileSync(asset)
  writeFileSync(`${asset.pathname}.br`, brotliCompressSync(bytes))
  writeFileSync(`${asset.pathname}.gz`, gzipSync(bytes, { level: 9 }))
}
