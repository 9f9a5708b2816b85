import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { snippetsIn } from '../src/docs/snippets.ts'
import { syntaxOf } from '../src/docs/syntax.ts'
import { workspace } from '../src/workspace.ts'

const read = (path: string) => readFileSync(join(workspace, path), 'utf8')
const pages = globSync(
  ['*.md', '{docs,examples}/**/*.md', '{apps,packages}/*/README.md', 'apps/server/src/**/*.md'],
  { cwd: workspace, exclude: (path) => path.includes('node_modules') },
)
const snippets = pages.flatMap((page) =>
  snippetsIn(read(page)).map((snippet) => ({ ...snippet, place: `${page}:${snippet.line}` })),
)

/** TypeScript is compiled by doc-snippets.test.ts. SQL and Python run in tests of the server. */
const checkedElsewhere = ['python', 'sql', 'ts', 'tsx']

test('every language in the docs has a check', () => {
  const languages = new Set(snippets.map(({ language }) => language))
  assert.deepEqual([...languages].sort(), [...Object.keys(syntaxOf), ...checkedElsewhere].sort())
})

for (const [language, problemOf] of Object.entries(syntaxOf))
  test(`${language} in the docs can be parsed`, async () => {
    for (const { code, place } of snippets.filter((one) => one.language === language))
      assert.equal(await problemOf(code), undefined, place)
  })

const broken = {
  json: '{"a": 1,}',
  sh: 'curl "https://portal.example',
  yaml: 'streams: [sales',
  powerquery: 'let Source = 1 in',
  js: 'import { from "react"',
  css: '.card { color: red',
}

for (const [language, code] of Object.entries(broken))
  test(`${language} with a mistake is found`, async () => {
    assert.ok(await syntaxOf[language]?.(code))
  })

test('the query on the page of Power BI is the file next to it', () => {
  const folder = 'examples/power-bi-and-excel'
  const [query] = snippetsIn(read(`${folder}/README.md`)).filter(({ language }) => language === 'powerquery')
  assert.equal(query?.code, read(`${folder}/sales-by-day.pq`))
})
