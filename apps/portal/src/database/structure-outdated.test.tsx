import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const sync = 'GET /organisations/acme/database-table-sync'
const state = (SynchronisedAtUtc: string) => ({
  ChangedAtUtc: '2026-11-21T09:00:00Z',
  SynchronisedAtUtc,
  CredentialsSet: true,
})
const path = '/excel/security/entities'
const asOlga = () =>
  fakeBackend({
    'POST /auth/refresh': olga,
    'GET /entities': [],
    'GET /organisations/*/structure-state': state('2026-11-21T08:00:00Z'),
  })

it('a structure page shows that its tables are outdated, and synchronises them [DBSET-01, DBSET-15]', async () => {
  const backend = asOlga()
  await openPortal(path, backend)
  const button = await screen.findByRole('button', { name: 'Synchronise' })
  backend.on(sync, () => {
    backend.on('GET /organisations/*/structure-state', state('2026-11-21T09:30:00Z'))
    return { message: 'Done.', data: null }
  })
  await userEvent.click(button)
  expect(await screen.findByText('Database synchronisation completed successfully!')).toBeDefined()
  expect(screen.queryByText(/^The structure has changed/)).toBeNull()
})

it('a structure that was never synchronised shows what to do [DBSET-01]', async () => {
  const backend = asOlga()
  const never = { ChangedAtUtc: null, SynchronisedAtUtc: null, CredentialsSet: true }
  backend.on('GET /organisations/*/structure-state', never)
  await openPortal(path, backend)
  const what = 'Never synchronised. Synchronise to write the structure into your database.'
  expect(await screen.findByText(what)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Synchronise' })).toBeDefined()
})

it('a failure is shown in place, with a retry [DBSET-16, ERR-29]', async () => {
  const backend = asOlga()
  backend.on(sync, refusal(400, 'Login failed.'))
  await openPortal(path, backend)
  await userEvent.click(await screen.findByRole('button', { name: 'Synchronise' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Synchronisation Failed')
  expect(screen.getByRole('button', { name: 'Synchronise' })).toBeDefined()
})

it('a change on the page makes the tables outdated immediately', async () => {
  const backend = asOlga()
  backend.on('GET /organisations/*/structure-state', state('2026-11-21T09:30:00Z'))
  await openPortal(path, backend)
  await screen.findByText('No entities found.')
  expect(screen.queryByText(/^The structure has changed/)).toBeNull()
  backend.on('POST /entities', () => {
    backend.on('GET /organisations/*/structure-state', state('2026-11-21T08:00:00Z'))
    return { status: 200, message: 'Done.', data: { Id: 'e-1', Name: 'North', comOrganisationId: 'acme' } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'add new entity' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Entity Name' }), 'North{Enter}')
  expect(await screen.findByText(/^The structure has changed/)).toBeDefined()
})
