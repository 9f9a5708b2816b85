import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { connector, eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }
const EVERY = 'GET /business2cloud/clients/acme/connectors'
const person = (Id: string, EmailAddress = `${Id}@tributary.example`) => ({
  ...{ Id, FirstName: 'Ada', LastName: 'Elm', EmailAddress },
})
const structure = { changedAt: null, synchronisedAt: null, credentialsSet: false }

const backend = (answers: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'POST /auth/refresh': administrator,
    [EVERY]: [],
    'GET /users': [person('1', eli.email)],
    'GET /invitations': [],
    'GET /organisations/*/structure-state': structure,
    ...answers,
  })
const list = async () => within(await screen.findByRole('region', { name: 'Getting started' }))

it('shows an administrator what a new organisation still needs', async () => {
  const Authorisation = { Account: null, By: 'Ada Elm', AtUtc: '2026-01-01T00:00:00Z', RefusedAtUtc: null }
  await openPortal('/home', backend({ [EVERY]: [connector('Acme files', { Authorisation })] }))
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

it('does not count a connector that never connected', async () => {
  await openPortal('/home', backend({ [EVERY]: [connector('Acme files')] }))
  const steps = await list()
  expect(steps.getByText('Done: 1 of 5')).toBeDefined()
  expect(steps.getByRole('link', { name: 'Connect a system' })).toBeDefined()
})

it('counts the people whom a member of no organisation has invited', async () => {
  await openPortal('/home', backend({ 'GET /users': [person('2')] }))
  expect((await list()).getByText('Done: 2 of 5')).toBeDefined()
})

it('leads to the types on the page', async () => {
  await openPortal('/home', backend())
  const link = (await list()).getByRole('link', { name: 'Connect a system' })
  const target = document.querySelector(link.getAttribute('href') ?? '')
  expect(target).toBe(await screen.findByRole('region', { name: 'Available connectors' }))
})

const STATE = 'GET /organisations/*/first-run'
const noList = () => expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()

it('is hidden for the user on the server, on all devices', async () => {
  const sent: unknown[] = []
  const save = ({ body }: { body: unknown }) => {
    sent.push(body)
    return { message: 'Done.', data: null }
  }
  await openPortal('/home', backend({ 'POST /organisations/*/first-run': save }))
  await userEvent.click((await list()).getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/“Getting started” is hidden/)).toBeDefined()
  noList()
  expect(sent).toEqual([{ hidden: true }])
  expect(document.activeElement?.tagName).toBe('H1')
})

it('comes back with the reason if the server does not hide it', async () => {
  await openPortal('/home', backend({ 'POST /organisations/*/first-run': refusal(500, 'Broken.') }))
  await userEvent.click((await list()).getByRole('button', { name: 'Hide' }))
  expect(await list()).toBeDefined()
})

it('stays hidden, and the palette shows it again', async () => {
  const sent: unknown[] = []
  const save = ({ body }: { body: unknown }) => {
    sent.push(body)
    return { message: 'Done.', data: null }
  }
  await openPortal('/home', backend({ [STATE]: { Hidden: true }, 'POST /organisations/*/first-run': save }))
  await screen.findByRole('heading', { level: 1 })
  noList()
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Search or jump to' })
  await userEvent.type(box, 'getting started{Enter}')
  expect((await list()).getByText('Done: 1 of 5')).toBeDefined()
  expect(sent).toEqual([{ hidden: false }])
})

it('is not shown to users who cannot do the steps', async () => {
  const own = backend({ 'POST /auth/refresh': eli })
  await openPortal('/home', own)
  await screen.findByRole('heading', { level: 1 })
  expect(own.calls).not.toContain('GET /invitations')
})

it('begins with the organisation in an empty installation', async () => {
  await openPortal('/home', backend({ 'GET /organisations': [] }))
  const [link, other] = (await list()).getAllByRole('link')
  expect(link?.textContent).toBe('Create the organisation')
  expect(link?.getAttribute('href')).toBe('/admin/organisations')
  expect(other).toBeUndefined()
})

it('opens the form of the first organisation, and returns to the list of steps', async () => {
  const saved = { Id: 'fern', Key: 'k', Name: 'Fern Ltd', Code: 'fern_ltd' }
  const answers = { 'GET /organisations': [], 'GET /business2cloud/clients': [] }
  const server = backend({ ...answers, 'POST /business2cloud/clients': { message: 'Done.', data: saved } })
  await openPortal('/home', server)
  await userEvent.click((await list()).getByRole('link', { name: 'Create the organisation' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Organisation' }))
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Fern Ltd')
  server.on('GET /organisations', [{ Id: 'fern', CompanyName: 'Fern Ltd' }])
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fern Ltd' })).toBeDefined()
  expect(address()).toBe('/home')
})

it('shows users without an organisation whom to ask', async () => {
  await openPortal('/home', backend({ 'POST /auth/refresh': eli, 'GET /organisations': [] }))
  expect(await screen.findByText(/Ask an administrator for an invitation/)).toBeDefined()
  noList()
})
