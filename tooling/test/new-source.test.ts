import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { folderProblems } from '../src/folders/folder-order.ts'
import { importsIn } from '../src/folders/import-graph.ts'
import { createSource } from '../src/new/create-source.ts'
import { renamed, sourceNames } from '../src/new/source-names.ts'
import { run } from '../src/run.ts'
import { findBannedPhrases } from '../src/words/plain-words.ts'
import { workspace } from '../src/workspace.ts'

const SOURCES = 'apps/server/src/sync/sources'
const OVERVIEW = 'docs/connectors/README.md'

const created = [
  `${SOURCES}/acme-books/acme-books-failure.ts`,
  `${SOURCES}/acme-books/acme-books-refresh.test.ts`,
  `${SOURCES}/acme-books/acme-books-settings.ts`,
  `${SOURCES}/acme-books/acme-books-source.test.ts`,
  `${SOURCES}/acme-books/acme-books-source.ts`,
  `${SOURCES}/acme-books/acme-books-streams.ts`,
  `${SOURCES}/acme-books/acme-books.messages.ts`,
  'docs/connectors/acme-books.md',
  'packages/domain/src/connectors/kinds/acme-books.ts',
  'tooling/fakes/src/acme-books/acme-books-listing.ts',
  'tooling/fakes/src/acme-books/acme-books-server.ts',
  'tooling/fakes/src/acme-books/acme-books-store.ts',
  'tooling/fakes/src/acme-books/acme-books.test.ts',
]
const createdFolders = [`${SOURCES}/acme-books`, 'tooling/fakes/src/acme-books']
const changed = [
  `${SOURCES}/source-adapters.ts`,
  'docs/connectors/README.md',
  'packages/domain/src/connectors/catalogue.test.ts',
  'packages/domain/src/connectors/catalogue.ts',
  'tooling/src/folders/folder-orders.ts',
]

const packages = ['packages/domain', 'packages/sdk', 'tooling/fakes']
const copied = [SOURCES, ...packages, 'tooling/src', 'tooling/node_modules', 'tooling/package.json']
const configuration = ['biome.json', '.gitignore', 'package.json', 'tsconfig.base.json']

/** A copy of what a source is added to. Tests that write use a copy of it. */
let template: string
const roots: string[] = []

// Links of packages to each other stay relative, so they lead to the copies.
before(async () => {
  template = await mkdtemp(join(tmpdir(), 'new-source-template-'))
  for (const path of [...copied, ...configuration])
    await cp(join(workspace, path), join(template, path), { recursive: true, verbatimSymlinks: true })
  await mkdir(join(template, 'docs/connectors'), { recursive: true })
  await cp(join(workspace, OVERVIEW), join(template, OVERVIEW))
  await symlink(join(workspace, 'node_modules'), join(template, 'node_modules'))
})
after(async () => {
  for (const folder of [template, ...roots]) await rm(folder, { recursive: true, force: true })
})

async function freshCopy(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-source-'))
  roots.push(root)
  await cp(template, root, { recursive: true, verbatimSymlinks: true })
  return root
}

/** The files and folders that a source is added to, with a hash of each file. */
async function snapshot(root: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  for (const folder of ['apps', 'docs', 'packages/domain/src', 'tooling/fakes/src', 'tooling/src'])
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const content = entry.isFile() ? await readFile(path) : ''
      entries.set(relative(root, path), createHash('sha256').update(content).digest('hex'))
    }
  return entries
}

async function refused(name: string): Promise<string> {
  const earlier = await snapshot(template)
  const outcome = await createSource(template, name)
  assert.deepEqual(await snapshot(template), earlier)
  return 'problem' in outcome ? outcome.problem : assert.fail(`${name} was created`)
}

test('creates the source, its fake, its tests, its type and its page, and nothing else', async () => {
  const root = await freshCopy()
  const earlier = await snapshot(root)
  const outcome = await createSource(root, 'acme-books')
  if ('problem' in outcome) assert.fail(outcome.problem)
  assert.deepEqual([...outcome.created].sort(), created)
  assert.deepEqual([...outcome.changed].sort(), changed)
  const later = await snapshot(root)
  const differing = [...later].flatMap(([path, hash]) => (earlier.get(path) === hash ? [] : [path]))
  assert.deepEqual(differing.sort(), [...created, ...createdFolders, ...changed].sort())
  for (const file of created) {
    const text = await readFile(join(root, file), 'utf8')
    assert.doesNotMatch(file + text, /example-?books/i)
    assert.deepEqual(findBannedPhrases(text), [], file)
  }
})

test('registers the source wherever sources are listed', async () => {
  const root = await freshCopy()
  await createSource(root, 'acme-books')
  await createSource(root, 'zebra')
  const read = (file: string) => readFile(join(root, file), 'utf8')
  assert.match(
    await read(`${SOURCES}/source-adapters.ts`),
    /acmebooks: acmeBooksSource\(tools\),\n {2}zebra: zebraSource\(tools\)/,
  )
  assert.match(
    await read('packages/domain/src/connectors/catalogue.ts'),
    /acmeBooksKind,\n {2}zebraKind,\n\]/,
  )
  assert.match(await read('packages/domain/src/connectors/kinds/zebra.ts'), /displayName: 'Zebra'/)
  const row = /^\| \[`(?:acmebooks|zebra)`\]\((?:acme-books|zebra)\.md\)(?: \| [^|]+){6} \|$/gm
  assert.equal((await read(OVERVIEW)).match(row)?.length, 2)
  assert.match(await read('tooling/src/folders/folder-orders.ts'), /'zebra',\n\s+'http-api'/)
})

test('the new fake and the catalogue pass their tests, and the folders their check', async () => {
  const root = await freshCopy()
  await createSource(root, 'acme-books')
  for (const [folder, filter] of [
    ['tooling/fakes', 'src/acme-books'],
    ['packages/domain', 'src/connectors/catalogue.test.ts'],
  ] as const) {
    const path = [join(root, folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const env = { ...process.env, PATH: path }
    const tests = await run('vitest', ['run', filter], { cwd: join(root, folder), env })
    assert.equal(tests.code, 0, tests.output)
    const types = await run('tsc', ['-p', '.'], { cwd: join(root, folder) })
    assert.equal(types.code, 0, types.output)
  }
  const orders = pathToFileURL(join(root, 'tooling/src/folders/folder-orders.ts')).href
  const { folderOrders } = (await import(orders)) as typeof import('../src/folders/folder-orders.ts')
  const order = folderOrders['tooling/fakes/src'] ?? assert.fail('The fakes have no order')
  assert.deepEqual(folderProblems(importsIn(join(root, 'tooling/fakes/src')), order), [])
})

test('refuses names that are not in kebab-case or too long', async () => {
  for (const name of ['Acme', 'acme_books', 'a b', '-acme', 'acme-', 'acme--books', '2acme', '../acme', 'ø'])
    assert.match(await refused(name), /is not a name in kebab-case/)
  assert.match(await refused(''), /^Name the source/)
  assert.match(await refused('a'.repeat(41)), /is longer than 40 characters/)
})

test('refuses names that are taken', async () => {
  const taken = {
    woocommerce: `${SOURCES}/woocommerce`,
    http: `${SOURCES}/http`,
    shop: 'tooling/fakes/src/shop',
    gaap: 'packages/domain/src/connectors/kinds/gaap.ts',
    'example-books': `${SOURCES}/example-books`,
    'sql-server': 'The connector type sqlserver',
  }
  for (const [name, place] of Object.entries(taken)) {
    const problem = await refused(name)
    assert.ok(problem.startsWith(place), problem)
    assert.match(problem, /exists already.*Choose another name/)
  }
})

test('leaves nothing behind when a place to register it is missing', async () => {
  const root = await freshCopy()
  await writeFile(join(root, `${SOURCES}/source-adapters.ts`), 'export const sourceAdapters = {}\n')
  const earlier = await snapshot(root)
  await assert.rejects(createSource(root, 'acme-books'), /source-adapters.ts does not have exactly one/)
  assert.deepEqual(await snapshot(root), earlier)
})

test('leaves nothing behind when the new files cannot be formatted', async () => {
  const root = await freshCopy()
  await writeFile(join(root, 'biome.json'), '{ "formatter": 7 }')
  const earlier = await snapshot(root)
  await assert.rejects(createSource(root, 'acme-books'), /could not be formatted/)
  assert.deepEqual(await snapshot(root), earlier)
})

test('replaces every form of the name, also by one that contains it', () => {
  const text = 'example-books examplebooks exampleBooksSource ExampleBooks "Example Books"'
  assert.equal(renamed(text, sourceNames('acme')), 'acme acme acmeSource Acme "Acme"')
  assert.equal(
    renamed(text, sourceNames('my-example-books-2')),
    'my-example-books-2 myexamplebooks2 myExampleBooks2Source MyExampleBooks2 "My Example Books 2"',
  )
})
