import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkLinks } from '../src/check/check-links.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
after(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'icon.svg'), '')
writeFileSync(join(folder, 'guide.html'), '<h1 id="start">Guide</h1>')

const links = (...targets: string[]) => {
  const anchors = targets.map((target) => `<a href="${target}">A</a>`).join('')
  writeFileSync(join(folder, 'index.html'), `<p>${anchors}<img src="/icon.svg"></p>`)
  return checkLinks(folder)
}

test('counts links to pages, anchors, files and other sites', () => {
  assert.deepEqual(links('/guide#start', '/guide.html', 'https://a.example/', 'mailto:a@b.example'), {
    count: 5,
    broken: [],
  })
})

for (const target of ['/missing', '/guide#missing', '/missing.svg', 'https://a b.example/'])
  test(`finds the broken link ${target}`, () => {
    assert.deepEqual(links(target), { count: 2, broken: [`/ links to ${target}`] })
  })
