import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileProblems } from '../src/docs/compile.ts'
import { workspace } from '../src/workspace.ts'

const guide = readFileSync(join(workspace, 'docs/how-to-write-a-source.md'), 'utf8')
const SOURCES = join(workspace, 'apps/server/src/sync/sources')
const EXAMPLE = join(SOURCES, 'example-books')

/** The text before each block of TypeScript, and its code. */
const blocks = [...guide.matchAll(/([^\n]*)\n\n```ts\n([\s\S]*?)\n```/g)].map(
  ([, before = '', code = '']) => ({
    before,
    code,
  }),
)
/** Code of the example names its file right before it. */
const quoted = blocks.flatMap(({ before, code }) => {
  const [, file] = /`(apps\/[\w./-]+\.ts)`:$/.exec(before) ?? []
  return file ? [{ file, code, isPart: before.includes('Part of') }] : []
})
const isQuoted = (code: string) => quoted.some((one) => one.code === code)

test('the guide quotes the files of the example unchanged', () => {
  assert.deepEqual(
    quoted.map(({ file }) => file.split('/').at(-1)),
    ['example-books-streams.ts', 'example-books-source.ts', 'example-books-failure.ts'],
  )
  for (const { file, code, isPart } of quoted) {
    const text = readFileSync(join(workspace, file), 'utf8')
    assert.ok(isPart ? text.includes(`\n${code}\n`) : text === `${code}\n`, `${file} has changed`)
  }
})

test('every other code of the guide compiles with the kit', () => {
  const snippets = blocks.filter(({ code }) => !isQuoted(code)).map(({ code }) => code)
  assert.equal(snippets.length, 7)
  // One file for each, so that a snippet cannot depend on another. They exist in memory only.
  const files = new Map(snippets.map((code, at) => [join(EXAMPLE, `guide-${at}.ts`), PRELUDE + code]))
  assert.deepEqual(compileProblems(files, 'apps/server'), [])
  const broken = new Map([
    [join(EXAMPLE, 'guide-broken.ts'), `${PRELUDE}const paging: Paging = columns('text', 'x')`],
  ])
  assert.equal(compileProblems(broken, 'apps/server').length, 1)
})

/** What the snippets use without saying where it is from. */
const PRELUDE = `
import { columns, columnsReadBy, lineNumber, ofParent } from '../http/columns.ts'
import type { HttpMessages } from '../http/http.messages.ts'
import type {
  ChildTable, Column, HttpStream, Incremental, Paging, RecordPage, SourceRecord, StreamRead, Windows,
} from '../http/http-stream.ts'
import { byToken, valueAt, withQuery } from '../http/paging.ts'
import { readPages } from '../http/read-pages.ts'
import { listAt } from '../http/records.ts'
import type { ReadValue } from '../http/values.ts'
declare const books: HttpStream
declare const shelves: HttpStream
declare const messages: HttpMessages
`
