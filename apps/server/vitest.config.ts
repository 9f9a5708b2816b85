import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
}
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

// What both engines must do alike; the rest runs on the embedded one alone.
const onBothEngines = [
  'src/storage/deadlocks.test.ts',
  'src/storage/storage.test.ts',
  'src/audit/*.test.ts',
  'src/storage/organisation-scope.test.ts',
  'src/session/*.test.ts',
  'src/connectors/*.test.ts',
  'src/database/*.test.ts',
  'src/mail/sending/mail-sender.test.ts',
  'src/database/targets/postgres-target.test.ts',
  'src/demo/*.test.ts',
  'src/sync/engine/*.test.ts',
  'test/calls/{database,xero2sql}.test.ts',
  'test/calls/connector*.test.ts',
  'test/calls/excel*.test.ts',
  'test/calls/users*.test.ts',
  'test/calls/{account,approvals,organisations,own-security,session}.test.ts',
  'test/external/{journeys,return}.test.ts',
  'test/permission-matrix.test.ts',
  'test/scars/lockout-race.test.ts',
]

export default defineConfig({
  test: {
    // Every file opens databases of its own, and the machine may have two cores.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...patience,
          name: 'embedded',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/support/embedded-setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'postgres',
          include: onBothEngines,
          globalSetup: ['test/support/postgres-setup.ts'],
        },
      },
    ],
  },
})
