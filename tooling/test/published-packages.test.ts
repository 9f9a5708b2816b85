import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

type Manifest = {
  private?: boolean
  version: string
  engines: { node: string }
  repository: { url: string; directory?: string }
  bugs: string
  homepage: string
  author: string
  license: string
  keywords?: string[]
  publishConfig: { access: string; provenance: boolean; exports: object }
  exports: object
  dependencies?: object
  peerDependencies?: object
}

const read = (file: string) => readFileSync(resolve(workspace, file), 'utf8')
const manifest = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`))
const published = readdirSync(resolve(workspace, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => manifest(folder).private !== true)
const root = manifest('.')

/** The exports without the condition that only this workspace uses. */
const withoutSource = (exports: object): unknown =>
  JSON.parse(JSON.stringify(exports, (key, value) => (key === '@tributary/source' ? undefined : value)))

for (const folder of published) {
  const { repository, bugs, homepage, author, license, keywords, publishConfig, ...others } = manifest(folder)

  test(`${folder} names the repository, the author and the licence of the workspace`, () => {
    assert.deepEqual(repository, { ...root.repository, directory: folder })
    assert.deepEqual([bugs, author, license], [root.bugs, root.author, root.license])
    assert.ok(homepage.endsWith(`/tree/main/${folder}#readme`))
    assert.ok(repository.url.includes(new URL(root.bugs).pathname.replace('/issues', '')))
    assert.ok(keywords && keywords.length >= 3)
  })

  test(`${folder} contains the licence of the workspace`, () => {
    assert.equal(read(`${folder}/LICENSE`), read('LICENSE'))
  })

  test(`${folder} is published with provenance and runs on Node 22`, () => {
    assert.deepEqual([publishConfig.access, publishConfig.provenance], ['public', true])
    assert.equal(others.engines.node, '>=22')
  })

  test(`${folder} has the same version as the other packages`, () => {
    assert.deepEqual(
      published.map((other) => manifest(other).version),
      published.map(() => others.version),
    )
  })
}

test('the issue forms link to the repository of the packages', () => {
  const [, address = ''] =
    /url: (\S+)\/security\/advisories\/new/.exec(read('.github/ISSUE_TEMPLATE/config.yml')) ?? []
  assert.equal(root.repository.url, `git+${address}.git`)
})

test('domain depends on nothing', () => {
  const { dependencies, peerDependencies } = manifest('packages/domain')
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined])
})

test('domain and sdk publish the exports that the workspace uses', () => {
  for (const folder of ['packages/domain', 'packages/sdk']) {
    const { exports, publishConfig } = manifest(folder)
    assert.deepEqual(publishConfig.exports, withoutSource(exports))
  }
})
