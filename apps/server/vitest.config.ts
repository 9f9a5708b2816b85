import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
}
const temporaryFolder = '../../tooling/src/temporary-folder.ts'
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

/** `TESTS=every` runs every test on both engines, and those that take longest. */
const every = process.env.TESTS === 'every'

// Whole servers that are started, killed or cut off, long simulations, and whole refreshes of the providers' fakes.
const longest = [
  'simulation/*.test.ts',
  'src/http/admission/admit-calls.test.ts',
  'src/openapi/changes/whole-document.test.ts',
  'src/storage/pglite/silent-engine.test.ts',
  'src/database/excel-killed.test.ts',
  'src/operate/backup-killed.test.ts',
  'src/sync/engine/killed.test.ts',
  'src/sync/sources/**/*-refresh.test.ts',
  'test/{api-guide,exit-code,mail,main,roles,torture}.test.ts',
  'test/regressions/{silent-database,start-failures}.test.ts',
]

// Several servers share one database, which the embedded engine does not allow.
const severalServers = ['test/roles.test.ts', 'test/regressions/simultaneous-first-start.test.ts']

// These run on PostgreSQL, where a test starts faster. The end-to-end tests use the embedded engine.
const onPostgres = [
  'test/{http,http-bodies,permission-matrix,sdk-client,secrets,strict-input,tolerant-reading,unchanged-polls}.test.ts',
  'test/{doc-sql,excel-add-in,fake-backend,openapi}.test.ts',
  'test/{cli,external,regressions,scim}/*.test.ts',
  'test/roles.test.ts',
  'test/calls/!(refresh-history).test.ts',
  'src/access/past/*.test.ts',
  'src/excel/links/*.model.test.ts',
  'src/connectors/runs/*.test.ts',
  'src/custom-sources/**/*.test.ts',
  'src/database/excel-*.test.ts',
  'src/operate/!(operate-socket).test.ts',
  'src/seeding/*.test.ts',
  'src/sync/schedules/*.test.ts',
  'src/sync/targets/**/*.test.ts',
  'src/sync/engine/!(cancelled|still-responds|streams).test.ts',
  'src/sync/sources/**/*.test.ts',
  'src/mail/**/*.test.ts',
  'src/app/{housekeeping,roles}.test.ts',
  'src/{captcha/recaptcha,connectors/connectors,health/health.routes}.test.ts',
  'src/storage/wrong-key.test.ts',
  'src/storage/migrations/0*.test.ts',
  'src/sync/stored-rate-limits.test.ts',
  'src/tracing/open-telemetry/tracing.test.ts',
  'src/security/password-rules.test.ts',
  'src/operate/*.test.ts',
  'src/{events,webhooks}/**/*.test.ts',
  'src/security/sign-in-throttle.test.ts',
  'src/users/*.model.test.ts',
]

// Tests of what depends on the engine.
const onBothEngines = [
  'src/storage/{deadlocks,organisation-scope,storage}.test.ts',
  'src/storage/migrations/migrate.test.ts',
  'src/audit/*.test.ts',
  'src/keys/*.test.ts',
  'src/idempotency/*.test.ts',
  'src/session/*.test.ts',
  'src/connectors/manage/*.test.ts',
  'src/database/one-at-a-time.test.ts',
  'src/database/targets/postgres-replace.test.ts',
  'src/sync/engine/{cancelled,still-responds,streams}.test.ts',
  'test/calls/refresh-history.test.ts',
  'test/{read-ahead,round-trips}.test.ts',
]

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
          exclude: every ? severalServers : [...longest, ...onPostgres],
          globalSetup: [temporaryFolder, 'test/support/embedded-setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'postgres',
          include: [...onPostgres, ...onBothEngines],
          exclude: every ? [] : longest,
          globalSetup: [temporaryFolder, 'test/support/postgres-setup.ts'],
        },
      },
    ],
  },
})
