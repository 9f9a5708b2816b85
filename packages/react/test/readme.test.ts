import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as react from '../src/index.ts'

const root = resolve(import.meta.dirname, '..')
const markdown = await readFile(join(root, 'README.md'), 'utf8')
const snippets = [...markdown.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

let folder: string
beforeAll(async () => {
  // Inside the package, so that the snippets import it by its name, as users do.
  folder = await mkdtemp(join(root, '.readme-'))
  await Promise.all(snippets.map((code, index) => writeFile(join(folder, `${index}.tsx`), code)))
})
afterAll(() => rm(folder, { recursive: true }))

it('has examples that compile', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = snippets.map((_, index) => join(folder, `${index}.tsx`))
  const program = ts.createProgram(files, options)
  const complaints = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
  expect(snippets.length).toBeGreaterThan(4)
  expect(complaints).toEqual([])
}, 120_000)

it('names every hook and every rule for writes', () => {
  const named = Object.keys(react).filter((name) => /^use[A-Z]/.test(name))
  expect(named.filter((name) => !markdown.includes(name))).toEqual([])
})
