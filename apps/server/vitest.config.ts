import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
}
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

// What speaks to the whole backend runs on PostgreSQL, which is the quicker one. People's journeys in a browser go
// through the embedded engine, and so do the files named here as well.
const wholeBackend = [
  'test/{http,http-bodies,permission-matrix,sdk-client,secrets,strict-input,tolerant-reading}.test.ts',
  'test/{external,regressions}/*.test.ts',
  'test/calls/!(excel-structure).test.ts',
  'src/sync/schedules/*.test.ts',
  'src/sync/targets/**/*.test.ts',
  'src/sync/engine/{database-trouble,interrupted,killed,refresh,refresh-queue,refused}.test.ts',
  'src/mail/sending/mail-sender.test.ts',
  'src/session/throttle.test.ts',
  'src/sync/sources/{sqlserver,woocommerce}/*.test.ts',
]

// What both engines must do alike: storage itself, and whatever says more to it than plain statements.
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
  'test/calls/excel-structure.test.ts',
]

/** `ENGINES=every` runs all of it on both. */
const everywhere = process.env.ENGINES === 'every'

export default defineConfig({
  test: {
    // Every file opens databases of its own, and the machine may have two cores.
    maxWorkers: 2,
    // What a file needs it opens and closes itself, so files may share a worker and its modules.
    isolate: false,
    projects: [
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'embedded',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: everywhere ? [] : wholeBackend,
          globalSetup: ['test/support/embedded-setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'postgres',
          include: [...wholeBackend, ...onBothEngines],
          globalSetup: ['test/support/postgres-setup.ts'],
        },
      },
    ],
  },
})
