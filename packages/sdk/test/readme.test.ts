import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startExampleServer } from '@tributary/tooling/runtimes/example-server'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as client from '../src/index.ts'
import * as everyEntry from '../src/test/every-entry.ts'
import { snippetsOf } from './readme/snippets.ts'

const root = resolve(import.meta.dirname, '..')
const markdown = await readFile(join(root, 'README.md'), 'utf8')
const snippets = snippetsOf(markdown)

let folder: string
let complaints: Map<string, string[]>
let outcomes: string[][]
const fileOf = (line: number) => join(folder, `line-${line}.ts`)

beforeAll(async () => {
  // Inside the package, so that the snippets import it by its name, as users do.
  folder = await mkdtemp(join(root, '.readme-'))
  for (const { line, code } of snippets) await writeFile(fileOf(line), code)
  const files = snippets.map(({ line }) => fileOf(line))
  complaints = compile(files)
  outcomes = await run(files)
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

function compile(files: string[]): Map<string, string[]> {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(files, { ...options, lib: ['lib.es2023.d.ts'], types: ['node'] })
  const said = (file: string) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  return new Map(files.map((file) => [file, said(file)]))
}

async function run(files: string[]): Promise<string[][]> {
  const server = await startExampleServer(JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')), {
    refused: { listAreas: 'Forbidden' },
  })
  try {
    const program = [join(root, 'test/readme/run-snippets.ts'), ...files]
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@tributary/source', ...program],
      { env: { ...process.env, EXAMPLE_ORIGIN: server.origin } },
    )
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  } finally {
    server.close()
  }
}

describe.each(snippets.map(({ line }, index) => ({ line, index })))(
  'the snippet at line $line',
  ({ line, index }) => {
    it('compiles', () => {
      expect(complaints.get(fileOf(line))).toEqual([])
    })

    it('returns the documented values', () => {
      expect(outcomes[index]).toEqual([])
    })
  },
)

it('has an example of every derivation', () => {
  const code = snippets.map((snippet) => snippet.code).join('\n')
  const derivations = Object.entries<unknown>({ ...everyEntry }).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) && !(name in client) ? name : [],
  )
  expect(derivations.filter((name) => !new RegExp(`\\b${name}\\(`).test(code))).toEqual([])
})

it('lists every entry point', () => {
  const paths = Object.keys(manifest.exports).map((path) => path.slice(1))
  expect(paths.filter((path) => !markdown.includes(`${path}\``))).toEqual([])
})

it('links only to existing files', async () => {
  const links = [...markdown.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, path]) => path ?? '')
  const found = await Promise.all(
    links.map((path) =>
      readFile(join(root, path)).then(
        () => true,
        () => false,
      ),
    ),
  )
  expect(links.filter((_, index) => !found[index])).toEqual([])
})
