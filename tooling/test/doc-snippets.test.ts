import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileProblems } from '../src/docs/compile.ts'
import { snippetsIn } from '../src/docs/snippets.ts'
import { workspace } from '../src/workspace.ts'

const read = (path: string) => readFileSync(join(workspace, path), 'utf8')
const exclude = (path: string) => /(^|\/)(node_modules|docs\/node_modules|dist|pages)(\/|$)/.test(path)
const pages = globSync(['*.md', '{docs,examples}/**/*.md', '{apps,packages}/*/README.md'], {
  cwd: workspace,
  exclude,
})

const snippets = pages.flatMap((page) =>
  snippetsIn(read(page)).map((snippet) => ({ ...snippet, page, place: `${page}:${snippet.line}` })),
)
const of = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language))

// The guide and the README of the SDK have tests that also check what their code returns.
const testedElsewhere = ['docs/how-to-write-a-source.md', 'packages/sdk/README.md']

/** Snippets that begin with the name of their file can import each other. */
function fileOf({ code, page, place, language }: (typeof snippets)[number]) {
  const named = (text: string) => `docs-snippet-${text.replaceAll(/[^\w]+/g, '-')}`
  const [, file] = /^\/\/ ([\w/.-]+)\n/.exec(code) ?? []
  return file ? join(named(page), file) : `${named(place)}.${language}`
}

test('TypeScript in the docs and the examples compile with the packages', () => {
  const folder = join(workspace, 'apps/portal/src')
  const typed = of('ts', 'tsx').filter(({ page }) => !testedElsewhere.includes(page))
  assert.ok(typed.length > 5, 'the snippets were not found')
  const ofDocs = typed.map(
    (snippet) => [join(folder, fileOf(snippet)), `${snippet.code}\nexport {}`] as const,
  )
  const ofExamples = globSync('examples/**/*.{ts,tsx}', { cwd: workspace, exclude }).map(
    (file) => [join(folder, file), read(file)] as const,
  )
  assert.ok(ofExamples.length > 5, 'the examples were not found')
  const fonts = [join(folder, 'docs-fonts.d.ts'), "declare module '@fontsource-variable/*'"] as const
  const types = {
    types: ['node'],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  }
  assert.deepEqual(compileProblems(new Map([fonts, ...ofDocs, ...ofExamples]), 'apps/portal', types), [])
})

test('imports of single components and stylesheets in the docs exist', () => {
  const { exports } = JSON.parse(read('packages/ui/package.json'))
  const imports = of('js', 'css', 'tsx').flatMap(({ code, place }) =>
    [...code.matchAll(/(?:from|import) ["']@tributary\/ui(\/[^"']+)["']/g)].map(([, path = '']) => ({
      place,
      path,
    })),
  )
  assert.ok(imports.length > 5, 'the imports were not found')
  const sheets = new Set(['core', 'reset', 'styles', 'tokens'])
  const exists = (path: string) =>
    path.endsWith('.css') && !sheets.has(path.slice(1, -4))
      ? `.${path.slice(0, -4)}` in exports
      : `.${path}` in exports || path.endsWith('.css')
  assert.deepEqual(
    imports.filter(({ path }) => !exists(path)),
    [],
  )
})

const scripts = (manifest: string) => Object.keys(JSON.parse(read(manifest)).scripts ?? {})
const rootScripts = new Set([
  ...scripts('package.json'),
  'create',
  'install',
  'start',
  'test',
  'run',
  'exec',
  'view',
])
const exampleScripts = globSync('examples/*/package.json', { cwd: workspace }).flatMap(scripts)
const packages = new Map(
  globSync(['{apps,packages}/*/package.json', 'tooling/package.json'], { cwd: workspace }).map((file) => [
    JSON.parse(read(file)).name as string,
    new Set([...scripts(file), 'run']),
  ]),
)

/** Returns the words of each command line, without assignments, prompts and comments. */
const commandsIn = (code: string) =>
  code
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+&&\s+/))
    .map((line) => line.replace(/^(?:[A-Z_]+=\S*\s+)+/, '').split(/\s+/))

/** Explains why a command of this workspace does not exist. */
function commandProblem([program, ...words]: string[], page: string): string | undefined {
  if (program === 'npx' && words[0]?.startsWith('pnpm@'))
    return commandProblem(['pnpm', ...words.slice(1)], page)
  if (!['pnpm', 'npm'].includes(program ?? '')) return undefined
  if (words[0] === '--filter') {
    const [, name = '', ...rest] = words
    if (name.startsWith('<') || rest[0] === 'exec' || rest[0] === 'deploy') return undefined
    const script = rest[0] === 'run' ? rest[1] : rest[0]
    return packages.get(name)?.has(script ?? '') ? undefined : `${name} has no script "${script}"`
  }
  const [first = '', second = ''] = words
  const isExample = page.startsWith('examples/')
  const script = first === 'run' ? second : first
  const known = isExample ? new Set([...rootScripts, ...exampleScripts]) : rootScripts
  return known.has(script) || script === '' ? undefined : `no script "${script}"`
}

test('commands in the docs exist', () => {
  const problems = of('sh', 'bash').flatMap(({ code, place, page }) =>
    commandsIn(code).flatMap((words) => {
      const problem = commandProblem(words, page)
      return problem ? `${place}: ${words.join(' ')}: ${problem}` : []
    }),
  )
  assert.deepEqual(problems, [])
})

test('commands in the text of the docs exist', () => {
  const spans = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:npx )?(?:pnpm|npm) [a-z-][^`]*)`/g)].map(([, span = '']) => ({
      page,
      span,
    })),
  )
  assert.ok(spans.length > 50, 'the commands were not found')
  const problems = spans.flatMap(({ page, span }) => {
    const problem = commandProblem(span.replaceAll('\n', ' ').split(/\s+/), page)
    return problem ? `${page}: ${span}: ${problem}` : []
  })
  assert.deepEqual(problems, [])
})

/** The settings of the server, as its page lists them, of the command line and of the examples. */
const settings = [
  ...read('docs/operate/settings.md').split('\n'),
  ...globSync(['examples/**/*.{ts,tsx,yml}', 'packages/cli/src/**/*.ts'], { cwd: workspace, exclude }).map(
    read,
  ),
].join('\n')
const foreign = new Set(['NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'SITE', 'SERVER'])

test('settings in the docs exist', () => {
  const named = snippets
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code, place }) =>
      [...code.matchAll(/^(?:export )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => ({ name, place })),
    )
  const inText = globSync('docs/{operate/*,getting-started,develop/*}.md', { cwd: workspace }).flatMap(
    (page) =>
      [...read(page).matchAll(/`([A-Z]+_[A-Z_0-9]+)`/g)].map(([, name = '']) => ({ name, place: page })),
  )
  const unknown = [...named, ...inText]
    .filter(({ name }) => !foreign.has(name) && !isSetting(name))
    .map(({ name, place }) => `${place}: ${name}`)
  assert.deepEqual(unknown, [])
})

/** Secrets also have a variable that ends in `_FILE`, and each sign-in provider has its own variables. */
function isSetting(name: string) {
  const listed = name.replace(/_FILE$/, '').replace(/^SIGN_IN_[A-Z0-9]+/, 'SIGN_IN_<NAME>')
  return new RegExp(`\\b${listed}\\b`).test(settings)
}
