import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

const pages = join(workspace, 'docs/connectors')
const overview = readFileSync(join(pages, 'README.md'), 'utf8')
const kinds = readdirSync(join(workspace, 'packages/domain/src/connectors/kinds')).flatMap((file) => {
  const text = readFileSync(join(workspace, 'packages/domain/src/connectors/kinds', file), 'utf8')
  return / as const satisfies ConnectorKind/.test(text) ? (/^ {2}type: '(\w+)'/m.exec(text)?.[1] ?? file) : []
})
const rows = [...overview.matchAll(/^\| \[`(\w+)`\]\(([\w-]+\.md)\) (.+)$/gm)].map(
  ([, kind = '', page = '', cells = '']) => ({
    kind,
    page,
    cells: cells.split('|').map((cell) => cell.trim()),
  }),
)

test('the overview has a row for each kind of the catalogue', () => {
  assert.ok(kinds.length > 12, 'the kinds were not found')
  assert.deepEqual(rows.map(({ kind }) => kind).sort(), kinds.sort())
})

test('each row of the overview fills every column', () => {
  const [, head = ''] = /^\| Kind (.+)$/m.exec(overview) ?? []
  const columns = head.split('|').length
  for (const { kind, cells } of rows) {
    assert.equal(cells.length, columns, kind)
    assert.ok(!cells.slice(1, -1).includes(''), `${kind} has an empty cell`)
  }
})

test('each kind of the catalogue has a page with its name', () => {
  for (const { kind, page } of rows) {
    assert.equal(page.replaceAll('-', ''), `${kind}.md`)
    assert.ok(existsSync(join(pages, page)), `${page} is missing`)
  }
})

test('links of the pages lead to files', () => {
  for (const file of readdirSync(pages).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(pages, file), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g))
      assert.ok(existsSync(join(pages, target)), `${file} links to ${target}`)
  }
})
