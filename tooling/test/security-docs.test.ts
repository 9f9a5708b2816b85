import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

const folder = join(workspace, 'docs/security')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const verdicts = ['met', 'partly', 'not met', 'n.a.']

/** Paths in code spans. Without a package they are the server's; a bare file name is next to the path before it. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`((?:src|test|packages|apps)\/[\w./-]+)`/g)]
  return spans.flatMap(([, path]) => path ?? [])
}

for (const name of readdirSync(folder))
  test(`${name} names no file that does not exist`, () => {
    const missing = pathsIn(read(name)).filter(
      (path) => !existsSync(join(workspace, path)) && !existsSync(join(workspace, 'apps/server', path)),
    )
    assert.deepEqual(missing, [])
  })

test('the summary of asvs.md counts its rows', () => {
  const chapters = read('asvs.md').split('\n## ').slice(1)
  const counted = chapters.map((chapter) => {
    const rows = [...chapter.matchAll(/^\| [\d.]+ \| [12] \| .+? \| (.+?) \|/gm)].map(
      ([, verdict]) => verdict,
    )
    const counts = verdicts.map((verdict) => rows.filter((row) => row === verdict).length)
    assert.equal(
      rows.length,
      counts.reduce((sum, count) => sum + count),
    )
    return `| ${chapter.split('\n')[0]} | ${counts.join(' | ')} |`
  })
  assert.deepEqual([...read('asvs.md').matchAll(/^\| V\d+ .+$/gm)].map(String), counted)
})

test('asvs.md has each of the 253 rows of levels 1 and 2 once', () => {
  const numbers = [...read('asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number)
  assert.equal(new Set(numbers).size, 253)
  assert.equal(numbers.length, 253)
})
