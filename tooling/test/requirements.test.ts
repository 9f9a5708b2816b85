import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { anchorsByHand, anchorsIn, isExternal, linksIn, withoutCode } from '../src/docs/markdown.ts'
import { workspace } from '../src/workspace.ts'

const generated = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  'test-results',
  'storybook-static',
  'coverage',
  'pages',
])

const filesAt = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: workspace,
    exclude: (path) => generated.has(basename(path)) || path === 'packages/sdk/docs',
  })

const read = (path: string) => readFileSync(join(workspace, path), 'utf8')

/** Standards that look like a requirement id. */
const standards = new Set(['AES-128', 'AES-256', 'SHA-256', 'SHA-384', 'SHA-512', 'UTF-16'])

const idsIn = (text: string) =>
  (text.match(/\b[A-Z][A-Z0-9]{1,9}-\d{2,3}\b/g) ?? []).filter((id) => !standards.has(id))

const anchors = filesAt('docs/requirements/*.md').flatMap((path) => anchorsByHand(read(path)))

test('each requirement has one anchor', () => {
  const twice = anchors.filter((id, index) => anchors.indexOf(id) !== index)
  assert.deepEqual(twice, [])
  assert.ok(anchors.length > 900, 'the anchors of docs/requirements were not found')
})

test('each requirement id that is cited is listed in docs/requirements', () => {
  const known = new Set(anchors)
  const texts = filesAt(
    '{apps,packages,tooling,docs}/**/*.{ts,tsx,mts,mjs,js,json,md,css,html,sql,txt,yaml,yml}',
  )
  const unknown = texts.flatMap((path) =>
    idsIn(read(path))
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  )
  assert.deepEqual(unknown, [])
})

function isResolved(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : join(dirname(from), decodeURI(path))
  if (!existsSync(join(workspace, target))) return false
  return anchor === undefined || !target.endsWith('.md') || anchorsIn(read(target)).has(decodeURI(anchor))
}

test('each relative link between pages leads somewhere', () => {
  const pages = filesAt('*.md', '.changeset/*.md', '{apps,packages,tooling,docs,examples}/**/*.md')
  assert.ok(pages.includes('README.md') && pages.includes('apps/server/README.md'))
  const dead = pages.flatMap((page) =>
    linksIn(read(page))
      .filter((link) => !isExternal(link) && !isResolved(page, link))
      .map((link) => `${page}: ${link}`),
  )
  assert.deepEqual(dead, [])
})

/** Code spans that name a path from the root of the workspace. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')

test('each path in the docs exists', () => {
  const pages = filesAt('*.md', 'docs/*.md', 'docs/{decisions,requirements}/*.md')
  const missing = pages.flatMap((page) =>
    pathsIn(withoutCode(read(page)))
      .filter((path) => !existsSync(join(workspace, path)))
      .map((path) => `${page}: ${path}`),
  )
  assert.deepEqual(missing, [])
})
