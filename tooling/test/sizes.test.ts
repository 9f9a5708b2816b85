import assert from 'node:assert/strict'
import { test } from 'node:test'
import { programRows } from '../src/sizes/program-rows.ts'
import { limitsOf } from '../src/sizes/size-limits.ts'
import { sizePageOf, staleRows } from '../src/sizes/size-page.ts'
import { type PackageSizes, type SizeRow, sizeProblems } from '../src/sizes/size-row.ts'
import { sizeTable } from '../src/sizes/size-table.ts'

const button: SizeRow = {
  kind: 'entry',
  name: 'button',
  script: { bytes: 1_970, limit: 2_200 },
  styles: { bytes: 1_140, limit: 1_300 },
}
const sizes = (...rows: SizeRow[]): PackageSizes => ({ name: '@tributary/ui', rows })
const core: SizeRow = { kind: 'stylesheet', name: 'core.css', styles: { bytes: 3_000, limit: 3_300 } }
const dialog: SizeRow = { ...button, name: 'dialog', needs: 'layout.css' }

test('a size at its limit is accepted, and one above it is a problem', () => {
  const script = { bytes: 2_200, limit: 2_200 }
  assert.deepEqual(sizeProblems(sizes({ ...button, script })), [])
  assert.deepEqual(sizeProblems(sizes({ ...button, script: { ...script, bytes: 2_201 } })), [
    '@tributary/ui: the script of button has 2201 bytes, and its limit is 2200. To allow more: pnpm sizes accept',
  ])
})

test('limits are a tenth above the sizes, in hundreds of bytes', () => {
  assert.deepEqual(limitsOf(sizes(core, button)), {
    stylesheets: { 'core.css': 3_300 },
    entries: { button: { script: 2_200, styles: 1_300 } },
  })
})

test('the table shows sizes, limits and headroom', () => {
  const [heads, , line] = sizeTable([sizes(button)]).split('\n')
  assert.match(heads ?? '', /script +limit +headroom +styles +limit +headroom/)
  assert.match(line ?? '', /^ {2}button +2\.0 kB +2\.2 kB +10 % +1\.1 kB +1\.3 kB +12 %$/)
})

test('the page has a table for each kind of row, with the columns it needs', () => {
  const page = sizePageOf([sizes(core, button, dialog)])
  assert.ok(
    page.includes('| Stylesheet | Styles | Limit | Headroom |\n| --- | ---: | ---: | ---: |\n| `core.css` |'),
  )
  assert.ok(page.includes('| `dialog` | 2.0 kB | 2.2 kB | 10 % | 1.1 kB | 1.3 kB | 12 % | `layout.css` |'))
})

test('a page is stale with a row too few or too many, another limit or a size more than 5 % off', () => {
  const page = sizePageOf([{ name: '@tributary/sdk', rows: [dialog] }, sizes(button)])
  const large = (bytes: number, limit = 50_000) => sizes({ ...button, script: { bytes, limit } })
  const stale = (now: PackageSizes, before = page) => staleRows(before, now).length
  assert.equal(stale(sizes(button)), 0)
  assert.equal(stale(sizes(button, dialog)), 1)
  assert.equal(stale(sizes(button), sizePageOf([sizes(button, dialog)])), 1)
  assert.equal(stale(large(41_000), sizePageOf([large(40_000)])), 0)
  assert.equal(stale(large(43_000), sizePageOf([large(40_000)])), 1)
  assert.equal(stale(large(40_000, 45_000), sizePageOf([large(40_000)])), 1)
})

test('programs are read from the lines of the package that measures them', () => {
  assert.deepEqual(
    programRows('two calls: 9.98 kB of 10.05 kB, which misses the aim of 9 kB\nother line\n'),
    [{ kind: 'program', name: 'two calls', script: { bytes: 9_980, limit: 10_050 } }],
  )
})
