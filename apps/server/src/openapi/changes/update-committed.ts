import { writeFile } from 'node:fs/promises'
import { openApiDocument, writtenDocument } from '../document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committed, readDocument, writeBreaks, writeReleased } from './committed.ts'

/*
 * `pnpm openapi` writes the document. `pnpm openapi accept` also records its breaking changes as intended.
 * `pnpm openapi release`, part of `pnpm version`, makes it the document of the release.
 */
const document = openApiDocument()
await writeFile(committed.current, writtenDocument(document))

const [what] = process.argv.slice(2)
if (what === 'release') {
  await writeReleased(document)
  await writeBreaks([])
}
if (what === 'accept') await writeBreaks(breakingChanges(await readDocument(committed.released), document))
