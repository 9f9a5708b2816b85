import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openApiDocument } from '../document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committed, readBreaks, readDocument } from './committed.ts'

const document = openApiDocument()

/** The document with the doc comments of the contract, which only the tool that writes it can read. */
async function writtenByTool(): Promise<string> {
  const tool = new URL('./update-committed.ts', import.meta.url).pathname
  const options = ['--conditions=@tributary/source', tool, 'print']
  const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: 1 << 26 })
  return stdout
}

// The tool compiles the contract, which is slow on a busy machine.
const COMPILING_MS = 120_000

it('matches the contract', { timeout: COMPILING_MS }, async () => {
  if ((await readFile(committed.current, 'utf8')) === (await writtenByTool())) return
  const changes = breakingChanges(await readDocument(committed.current), document)
  const breaking = changes.map((change) => `\n- ${change}`).join('')
  expect.fail(
    changes.length === 0
      ? 'The contract or its comments have changed. Run `pnpm openapi` to commit the document.'
      : `This breaks clients of the API:${breaking}\nCONTRIBUTING describes how to accept an intended breaking change.`,
  )
})

it('breaks the last release only on purpose', async () => {
  const changes = breakingChanges(await readDocument(committed.released), document)
  expect(changes, 'CONTRIBUTING says what to do when a promise has to be broken.').toEqual(await readBreaks())
})

it('describes every field and parameter', async () => {
  expect(undescribed(await readDocument(committed.current))).toEqual([])
})

/** Returns the paths of the fields and parameters without a description. */
function undescribed(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries<unknown>({ ...value }).flatMap(([key, inner]) => {
    const here = `${path}/${key}`
    if (key === 'example') return []
    const named = key === 'properties' || key === 'parameters' ? Object.entries({ ...Object(inner) }) : []
    const bare = named.filter(([, one]) => typeof Object(one).description !== 'string')
    return [...bare.map(([name]) => `${here}/${name}`), ...undescribed(inner, here)]
  })
}
