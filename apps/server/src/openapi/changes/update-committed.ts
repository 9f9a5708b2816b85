import { writeFile } from 'node:fs/promises'
import { describeContract } from '../describe-contract.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committed, readDocument, writeBreaks, writeReleased } from './committed.ts'

/*
 * `pnpm openapi` writes the document. `pnpm openapi accept` also records its breaking changes as intended.
 * `pnpm openapi print` only prints the document. `pnpm openapi release`, part of `pnpm version`, makes it the document of the release.
 */
describeContract()
const { openApiDocument, writtenDocument } = await import('../document.ts')
const document = openApiDocument()

const [what] = process.argv.slice(2)
if (what === 'print') process.stdout.write(writtenDocument(document))
else await writeFile(committed.current, writtenDocument(document))
if (what === 'release') {
  await writeReleased(document)
  await writeBreaks([])
}
if (what === 'accept') await writeBreaks(breakingChanges(await readDocument(committed.released), document))
