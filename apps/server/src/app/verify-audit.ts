import { parseArgs } from 'node:util'
import { hashAt, verifyChain } from '../audit/verify-chain.ts'
import { openDatabase } from './open-database.ts'
import { readConfig } from './read-config.ts'
import { startFailure } from './start-failure.ts'

// `pnpm --filter @tributary/server audit:verify [--since <hash>]` checks that the audit log was not changed.

async function main() {
  const { values } = parseArgs({ options: { since: { type: 'string' } } })
  const storage = await openDatabase(readConfig(process.env), console.error)
  try {
    const whole = await storage.withConnection(({ db }) => verifyChain(db), { longStatements: true })
    const { entries, head, broken } = whole
    const lost = values.since !== undefined && !(await hashAt(storage.db, values.since))
    for (const { position, auditId } of broken)
      process.stdout.write(`Entry ${auditId} (link ${position ?? 'missing'}) does not fit.\n`)
    if (lost)
      process.stdout.write(`The log no longer holds ${values.since}: its end was cut off or rewritten.\n`)
    process.stdout.write(`${entries} entries, ${broken.length} of them broken. Head: ${head ?? 'none'}\n`)
    return broken.length === 0 && !lost
  } finally {
    await storage.close()
  }
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    console.error(startFailure(error) ?? error)
    process.exit(2)
  },
)
