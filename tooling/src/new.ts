import { createSource } from './new/create-source.ts'
import { workspace } from './workspace.ts'

/** `pnpm new source NAME`: creates a source of rows from an HTTP API, with its fake, tests and page. */
const [what, name = '', ...rest] = process.argv.slice(2)

if (what !== 'source' || rest.length > 0) {
  console.error('Usage: pnpm new source NAME, for example: pnpm new source acme-books')
  process.exit(2)
}

const outcome = await createSource(workspace, name)
if ('problem' in outcome) {
  console.error(outcome.problem)
  process.exit(1)
}
for (const file of outcome.created) console.log(`created  ${file}`)
for (const file of outcome.changed) console.log(`changed  ${file}`)
console.log(`
Everything compiles and passes its tests now:

  pnpm --filter @tributary/server exec vitest run src/sync/sources/${name}
  pnpm --filter @tributary/fakes exec vitest run src/${name}

Next: docs/how-to-write-a-source.md.`)
