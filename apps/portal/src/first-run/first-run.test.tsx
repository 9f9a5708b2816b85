import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { connector, eli, fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()
beforeEach(() => localStorage.clear())

const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }
const EVERY = 'GET /business2cloud/clients/acme/connectors'
const person = (Id: string) => ({
  ...{ Id, FirstName: 'Ada', LastName: 'Elm', EmailAddress: `${Id}@tributary.example` },
})
const structure = { changedAt: null, synchronisedAt: null, credentialsSet: false }

const backend = (answers: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'POST /auth/refresh': administrator,
    [EVERY]: [],
    'GET /users': [person('1')],
    'GET /invitations': [],
    'GET /organisations/*/structure-state': structure,
    ...answers,
  })
const list = async () => within(await screen.findByRole('region', { name: 'Getting started' }))

it('shows an administrator what a new organisation still needs', async () => {
  await openPortal('/home', backend({ [EVERY]: [connector('Acme files')] }))
  const steps = await list()
  expect(steps.getByText('Done: 2 of 5')).toBeDefined()
  const links = steps.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual([
    'Refresh it, and see the first table',
    'Invite people',
    'Synchronise the Excel structure',
  ])
  expect(steps.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
    '/admin/security/users',
  )
})

it('stays hidden once it was hidden', async () => {
  const { unmount } = await openPortal('/home', backend())
  await userEvent.click((await list()).getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
  unmount()
  const again = backend()
  await openPortal('/home', again)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
})

it('is not shown to users who cannot do the steps', async () => {
  const own = backend({ 'POST /auth/refresh': eli })
  await openPortal('/home', own)
  await screen.findByRole('heading', { level: 1 })
  expect(own.calls).not.toContain('GET /invitations')
})
