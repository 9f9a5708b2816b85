import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { test } from 'node:test'
import { anchorsIn, isExternal, linksIn } from '@tributary/tooling/docs/markdown'
import { snippetsIn } from '@tributary/tooling/docs/snippets'
import { syntaxOf } from '@tributary/tooling/docs/syntax'
import { workspace } from '@tributary/tooling/workspace'
import { callsOf, readOpenApi } from '../src/api/open-api.ts'
import { committedLlms, llmsText } from '../src/llms.ts'
import { linkTo, sidebars } from '../src/navigation.ts'
import { diagrams, drawDiagram } from '../src/pictures/diagrams.ts'
import { sitePages } from '../src/site-pages.ts'
import { showPictureOfTheme } from '../src/theme-pictures.ts'

// The reference that typedoc writes exists only after a build, so the tests leave it out.
const pages = sitePages().filter(({ path }) => !path.startsWith('sdk/reference/'))
const known = new Map(pages.map((page) => [page.path, page]))

/** Headings of generated pages name their anchor. */
const anchorsOf = (text: string) =>
  new Set([...anchorsIn(text), ...[...text.matchAll(/ \{#([^}]+)\}$/gm)].map(([, id = '']) => id)])

function leadsSomewhere(from: string, link: string): boolean {
  if (link.startsWith('/'))
    return existsSync(join(workspace, 'docs', link)) || existsSync(join(workspace, link))
  const [path = '', anchor] = link.split('#')
  const page = known.get(path === '' ? from : posix.join(dirname(from), path))
  if (!page) return false
  return anchor === undefined || anchorsOf(page.text).has(decodeURIComponent(anchor))
}

test('every link between the pages of the site leads to a page and an anchor', () => {
  const dead = pages.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((link) => !isExternal(link) && !leadsSomewhere(path, link))
      .map((link) => `${path}: ${link}`),
  )
  assert.deepEqual(dead, [])
})

test('every external link is a valid address', () => {
  for (const { path, text } of pages)
    for (const link of linksIn(text).filter(isExternal)) assert.ok(URL.canParse(link), `${path}: ${link}`)
})

test('links to the repository name files that exist', () => {
  const files = pages.flatMap(({ text }) =>
    [...text.matchAll(/github\.com\/tributary\/tributary\/(?:blob|tree)\/main\/([^)#"\s]+)/g)].map(
      ([, file = '']) => file,
    ),
  )
  assert.ok(files.length > 5, 'the links were not found')
  assert.deepEqual(
    files.filter((file) => !existsSync(join(workspace, file))),
    [],
  )
})

test('every page has a title and a description that fits a search result', () => {
  for (const { path, title, description } of pages) {
    assert.ok(title.length > 1, `${path} has no title`)
    assert.ok(description.length > 20 && description.length <= 160, `${path}: "${description}"`)
  }
})

test('no two pages have the same title', () => {
  const titles = pages.map(({ title }) => title)
  assert.deepEqual(
    titles.filter((title, at) => titles.indexOf(title) !== at),
    [],
  )
})

test('every page is in a sidebar', () => {
  const links = Object.values(sidebars(pages)).flatMap((groups) =>
    groups.flatMap(({ items = [] }) => items.map(({ link }) => link)),
  )
  assert.deepEqual(
    pages.map(({ path }) => linkTo(path.replace(/\.md$/, ''))).filter((link) => !links.includes(link)),
    [],
  )
})

test('parts of the contract have other names in the sidebar than entries of the SDK', () => {
  const page = (path: string) => ({ path, title: 'account', description: '', text: '' })
  const [, section] =
    sidebars([page('sdk/reference/account.md'), page('sdk/reference/contract/namespaces/account.md')])[
      '/sdk/reference/'
    ] ?? []
  assert.deepEqual(
    section?.items?.map(({ text }) => text),
    ['account', 'contract.account'],
  )
})

test('the reference has every call of the OpenAPI document with its code samples', () => {
  const text = pages
    .filter(({ path }) => path.startsWith('api/'))
    .map((page) => page.text)
    .join('\n')
  const calls = callsOf(readOpenApi())
  assert.ok(calls.length > 100, 'the calls were not found')
  for (const { operationId, method, path, 'x-codeSamples': samples = [] } of calls) {
    assert.ok(text.includes(`## ${operationId} {#${operationId}}\n\n\`${method} ${path}\``), operationId)
    const [, section = ''] = text.split(`## ${operationId} {#`)
    assert.ok(samples.length > 0, operationId)
    for (const { source } of samples)
      assert.ok(section.split('\n## ')[0]?.includes(`]\n${source}\n\`\`\``), source)
  }
})

test('the commands of the reference are valid shell', async () => {
  const commands = pages
    .filter(({ path }) => path.startsWith('api/'))
    .flatMap(({ text }) => snippetsIn(text).filter(({ language }) => language === 'sh'))
  assert.ok(commands.length > 100, 'the commands were not found')
  for (const { code } of commands) assert.equal(await syntaxOf.sh?.(code), undefined, code)
})

test('docs/llms.txt is current', () => {
  assert.equal(readFileSync(committedLlms, 'utf8'), llmsText(pages), 'Run: pnpm run docs llms')
})

test('the diagrams are drawn from their descriptions', () => {
  for (const [name, diagram] of Object.entries(diagrams))
    for (const theme of ['light', 'dark'] as const)
      assert.equal(
        readFileSync(join(workspace, `docs/images/${name}-${theme}.svg`), 'utf8'),
        drawDiagram(diagram, theme),
        'Run: pnpm run docs pictures',
      )
})

test('a picture with two themes becomes two images', () => {
  const html = showPictureOfTheme(
    '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="d.svg">\n  <img alt="A" src="l.svg">\n</picture>',
  )
  assert.equal(html, '<img class="in-light" src="l.svg" alt="A"><img class="in-dark" src="d.svg" alt="A">')
})
