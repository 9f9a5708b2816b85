import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
}
const temporaryFolder = '../../tooling/src/temporary-folder.ts'
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

// Tests of the whole backend run on PostgreSQL, which is faster. The end-to-end tests use the embedded engine.
const wholeBackend = [
  'test/{http,http-bodies,permission-matrix,sdk-client,secrets,strict-input,tolerant-reading}.test.ts',
  'test/{external,regressions}/*.test.ts',
  'test/calls/!(excel-structure|refresh-history).test.ts',
  'src/sync/schedules/*.test.ts',
  'src/sync/targets/**/*.test.ts',
  'src/sync/engine/{database-trouble,interrupted,killed,refresh,refused}.test.ts',
  'src/mail/sending/mail-sender.test.ts',
  'src/security/sign-in-throttle.test.ts',
  'src/sync/sources/sqlserver/*.test.ts',
  'src/sync/sources/woocommerce/*.test.ts',
  'src/sync/sources/**/*-refresh.test.ts',
]

// Tests of behaviour that depends on the engine run on both. `pnpm torture` kills servers on both, too.
const onBothEngines = [
  'src/storage/{deadlocks,organisation-scope,storage}.test.ts',
  'src/storage/migrations/migrate.test.ts',
  'src/audit/*.test.ts',
  'src/idempotency/*.test.ts',
  'src/session/*.test.ts',
  'src/connectors/**/*.test.ts',
  'src/database/*.test.ts',
  'src/database/targets/postgres-replace.test.ts',
  'src/seeding/*.test.ts',
  'src/sync/engine/*.test.ts',
  'test/calls/{excel-structure,refresh-history}.test.ts',
  'test/read-ahead.test.ts',
  'test/round-trips.test.ts',
  'test/unchanged-polls.test.ts',
]

/** `ENGINES=every` runs every test on both engines. */
const everywhere = process.env.ENGINES === 'every'

export default defineConfig({
  test: {
    // Every file opens its own databases, and the machine may have two cores.
    maxWorkers: 2,
    // Every file closes its resources, so files can share a worker and its modules.
    isolate: false,
    projects: [
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'embedded',
          include: ['{src,test,simulation}/**/*.test.ts'],
          exclude: everywhere ? [] : wholeBackend,
          globalSetup: ['test/support/embedded-setup.ts', temporaryFolder],
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'postgres',
          include: [...wholeBackend, ...onBothEngines],
          globalSetup: ['test/support/postgres-setup.ts', temporaryFolder],
        },
      },
    ],
  },
})
