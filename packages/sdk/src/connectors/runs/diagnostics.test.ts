import { expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { diagnostics } from './diagnostics.ts'

const now = at('07:16')
const log = logWith({
  manuallyTriggeredAt: at('07:00'),
  completedAt: at('07:01'),
  hasError: true,
  error: 'The FTP server refused the user name or password.',
})

it('contains the connector, its state and its runs, newest first', () => {
  const runs = [
    runWith({
      state: 'failed',
      error: 'Login failed: Password=hunter22;',
      cause: 'sign-in-refused',
      rows: 0,
    }),
    runWith({
      trigger: 'manual',
      fullSync: true,
      requestId: '0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52',
      startedAt: null,
      state: 'queued',
      completedAt: null,
      detail: null,
    }),
  ]
  expect(diagnostics({ connector: connectorWith({ log }), type: 'ftp', runs, now, version: '0.7.0' })).toBe(
    `Connector: Harbour Point
Connector key: hpl-ftp-01
Type: FTP
Status: CONNECTED
State: error
Schedule: none
Reported at: 2026-11-21T07:16:00.000Z
Version: 0.7.0

Latest refreshes (UTC):
- 2026-11-21T06:00:00.000Z, automatic, incremental, failed, 1 min 12 s, 0 rows, cause sign-in-refused: Login failed: Password=***;
- 2026-11-21T06:00:00.000Z, manual, full, waiting to start, never begun, 12 rows, request 0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52
`,
  )
})

it('uses the log when the runs are not known', () => {
  expect(diagnostics({ connector: connectorWith({ log }), type: 'ftp', runs: [], now })).toContain(
    '- 2026-11-21T07:01:00.000Z, cause sign-in-refused: The FTP server refused the user name or password.',
  )
  expect(diagnostics({ connector: connectorWith(), type: 'ftp', runs: [], now })).toContain('- none')
})

it('contains at most ten runs', () => {
  const runs = Array.from({ length: 30 }, () => runWith())
  expect(diagnostics({ connector: connectorWith(), type: 'ftp', runs, now }).match(/^- /gm)).toHaveLength(10)
})

it('redacts a secret in a name', () => {
  const connector = connectorWith({ name: 'ftp://anna:hunter22@files', schedule: '0 6 * * *', log })
  expect(diagnostics({ connector, type: 'ftp', runs: [], now })).not.toContain('hunter22')
})
