import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { pastAccess, reportBackend } from './access.samples.ts'

freshBrowser()

const ADDRESS = '/access/report?day=2026-11-20&zone=Pacific/Auckland'

it('shows who had access on the day and in the zone of the address [REPORT-01, REPORT-06, REPORT-07]', async () => {
  const backend = reportBackend()
  await openPortal(ADDRESS, backend)
  // By text, because a search by role is slow on the list of time zones.
  await screen.findByText(/What members saw in Excel is recorded since 1 November 2026/)
  expect(
    screen.getByRole('table', { name: 'Who had access on 20 November 2026 (Pacific/Auckland)' }),
  ).toBeDefined()
  const row = screen.getByRole('row', { name: /^Ana Smith .*Controllers/ })
  expect(row.textContent).toMatch(/Areas \(1\):.*Revenue.* \(3 of 12\)/)
  expect(document.title).toBe('Who had access · acme Traders · Tributary')
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'UTC' } })
  expect(window.location.search).toBe('?day=2026-11-20&zone=UTC')
})

it('gives administrators every connector, unless they were locked [REPORT-01]', async () => {
  const [ana] = pastAccess.Members
  const admin = { ...ana, Role: 'OrganisationAdmin', Connectors: [{ Id: 'w', Name: 'Warehouse' }] }
  const locked = { ...admin, Id: 'pia', Name: 'Pia Pine', Status: 'locked' }
  await openPortal(ADDRESS, reportBackend({ ...pastAccess, Members: [admin, locked] }))
  expect((await screen.findByRole('row', { name: /^Ana Smith/ })).textContent).toMatch(
    'All, because of the role',
  )
  expect(screen.getByRole('row', { name: /^Pia Pine/ }).textContent).toMatch('Warehouse')
})

it('shows what the audit log lacks before the first record [REPORT-03]', async () => {
  const [ana] = pastAccess.Members
  const members = [{ ...ana, Sees: null }]
  const older = { Members: members, Items: [], CompleteSinceUtc: '2026-11-21T08:00:00Z', Reaches: false }
  await openPortal(ADDRESS, reportBackend({ ...pastAccess, ...older }))
  expect(await screen.findByText(/^The report is complete from 21 November 2026/)).toBeDefined()
  expect(screen.getByRole('row', { name: /^Ana Smith .*Not recorded/ })).toBeDefined()
})

it('claims nothing about a day before the audit log [REPORT-03]', async () => {
  const unknown = { Members: [], Items: [], CompleteSinceUtc: null, Reaches: false }
  await openPortal(ADDRESS, reportBackend({ ...pastAccess, ...unknown }))
  expect(await screen.findByText('Tributary has no data for this day.')).toBeDefined()
})
