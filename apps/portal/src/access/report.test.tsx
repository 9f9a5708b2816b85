import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { reportBackend } from './access.samples.ts'

freshBrowser()

const unlinked = {
  Id: '7',
  AtUtc: '2026-11-21T08:00:00Z',
  Action: 'users.unlinked',
  Actor: null,
  Token: null,
  Organisation: null,
  Target: 'pia2',
  TargetName: 'Pia Smith',
  Values: [{ Name: 'groupId', Before: 'all', After: null }],
  Ip: null,
  RequestId: null,
}

it('shows who had access on the day of the address, and what the log lacks [REPORT-01, REPORT-03]', async () => {
  await openPortal('/access/report?day=2026-11-20', reportBackend([unlinked]))
  await screen.findByRole('table', { name: 'Who had access on 20 November 2026' })
  expect(screen.getByRole('row', { name: /^Ana Smith .*Controllers/ })).toBeDefined()
  expect(screen.getByText(/^The report is complete from 21 November 2026/)).toBeDefined()
  expect(document.title).toBe('Who had access · acme Traders · Tributary')
})
