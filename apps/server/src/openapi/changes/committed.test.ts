import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openApiDocument, writtenDocument } from '../document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committed, readBreaks, readDocument } from './committed.ts'

const document = openApiDocument()

it('matches the contract', async () => {
  if ((await readFile(committed.current, 'utf8')) === writtenDocument(document)) return
  const changes = breakingChanges(await readDocument(committed.current), document)
  const breaking = changes.map((change) => `\n- ${change}`).join('')
  expect.fail(
    changes.length === 0
      ? 'The contract has grown. Run `pnpm openapi` to commit its document.'
      : `This breaks clients of the API:${breaking}\nCONTRIBUTING describes how to accept an intended breaking change.`,
  )
})

it('breaks the last release only on purpose', async () => {
  const changes = breakingChanges(await readDocument(committed.released), document)
  expect(changes, 'CONTRIBUTING says what to do when a promise has to be broken.').toEqual(await readBreaks())
})
