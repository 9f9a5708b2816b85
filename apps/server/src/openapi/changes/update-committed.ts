import { writeFile } from 'node:fs/promises'
import { openApiDocument, writtenDocument } from '../document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committed, readDocument, writeBreaks, writeReleased } from './committed.ts'

/*
 * `pnpm openapi` writes the document. `pnpm openapi accept` also takes down what it breaks of the last release's
 * promises; `pnpm openapi release`, a part of `pnpm version`, makes it the promise of the release to come.
 */
const document = openApiDocument()
await writeFile(committed.current, writtenDocument(document))

const [what] = process.argv.slice(2)
if (what === 'release') {
  await writeReleased(document)
  await writeBreaks([])
}
if (what === 'accept') await writeBreaks(breakingChanges(await readDocument(committed.released), document))
