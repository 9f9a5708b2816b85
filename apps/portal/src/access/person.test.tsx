import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { member } from '../users/users.samples.ts'
import { ownWhyBackend, whyBackend } from './access.samples.ts'

freshBrowser()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const save = () => screen.getByRole('button', { name: 'Save' })
const list = (name: string) => within(within(screen.getByRole('main')).getByRole('group', { name }))

it('shows everything a person has access to, and who they are', async () => {
  await openPortal('/people/ana', whyBackend())
  await title('Ana Smith')
  expect(screen.getByText('ana@tributary.example')).toBeDefined()
  expect(screen.getByText(/User · Never signed in/)).toBeDefined()
  expect(screen.getByText('1 area with 1 sub-area, 1 entity')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Why can’t Ana Smith see …?' }).getAttribute('href')).toBe(
    '/access/why?person=ana',
  )
  expect(save().hasAttribute('disabled')).toBe(true)
  expect(document.title).toBe('Ana Smith · acme Traders · Tributary')
})

it('gives someone the same access as a colleague, with a preview and one save', async () => {
  const backend = whyBackend()
  const sent: unknown[] = []
  await openPortal('/people/pia', backend)
  await title('Pia Smith')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Same access as' }), 'Ana Smith')
  expect(screen.getByText('1 person gains.')).toBeDefined()
  const sameAs = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Same access as' })
  expect(sameAs.selectedOptions[0]?.text).toBe('Ana Smith')
  await userEvent.click(list('Connectors').getByRole('checkbox', { name: /Warehouse/ }))
  expect(sameAs.selectedOptions[0]?.text).toBe('Choose a person')
  expect(screen.getByText('Gets 1 connector.')).toBeDefined()
  const saved = member('Pia', {
    Groups: [{ Id: 'c', Name: 'Controllers' }],
    B2SEntities: [{ Id: 'bv', Name: 'Acme BV' }],
    B2SEntitiesAllCurrentAndFuture: true,
    Connectors: [{ Id: 'Warehouse', Name: 'Warehouse' }],
  })
  backend.on('POST /users/pia/access', ({ body }) => {
    sent.push(body)
    backend.on('GET /users', [saved])
    return { message: 'The access of the user has been saved.', data: saved }
  })
  await userEvent.click(save())
  expect(await screen.findByText('The access of Pia Smith has been saved.')).toBeDefined()
  const nothing = { groups: [], entities: [], helperTables: [], connectors: [] }
  expect(sent).toEqual([
    {
      ...{ comOrganisationId: 'acme', groups: ['c'], entities: ['bv'], everyEntity: true },
      ...{ connectors: ['Warehouse'], expected: nothing },
    },
  ])
  expect(save().hasAttribute('disabled')).toBe(true)
})

it('undoes a save, also one that changed connectors only [CHANGE-11]', async () => {
  const backend = whyBackend()
  const undone: string[] = []
  const change = { AtUtc: '2026-11-21T07:00:00Z', UntilUtc: '2026-11-21T07:10:00Z', By: null }
  const about = { ...change, Action: 'connector.users-changed', Name: 'Pia Smith' }
  backend.on('GET /structure-changes', [
    { ...about, Id: 'other', Target: 'Shop' },
    { ...about, Id: 'saved', Target: 'Warehouse' },
  ])
  backend.on('POST /structure-changes/saved/undo', ({ path }) => {
    undone.push(path)
    return { message: 'The change of Pia Smith has been undone.', data: null }
  })
  backend.on('POST /users/pia/access', () => ({
    message: 'The access of the user has been saved.',
    data: member('Pia', { Connectors: [{ Id: 'Warehouse', Name: 'Warehouse' }] }),
  }))
  await openPortal('/people/pia', backend)
  await title('Pia Smith')
  await userEvent.click(list('Connectors').getByRole('checkbox', { name: /Warehouse/ }))
  await userEvent.click(save())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo for Pia Smith' }))
  await waitFor(() => expect(undone).toHaveLength(1))
  expect(await screen.findByText(/undone/)).toBeDefined()
})

it('keeps the choice when the server refuses it, and discards it on request', async () => {
  const backend = whyBackend()
  backend.on('POST /users/ana/access', refusal(409, 'Eli Elm has changed the access of this user meanwhile.'))
  await openPortal('/people/ana', backend)
  await title('Ana Smith')
  await userEvent.click(list('Security groups').getByRole('checkbox', { name: /Controllers/ }))
  expect(screen.getByText('1 person loses.')).toBeDefined()
  await userEvent.click(save())
  expect(await screen.findByText('Eli Elm has changed the access of this user meanwhile.')).toBeDefined()
  expect(save().hasAttribute('disabled')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(save().hasAttribute('disabled')).toBe(true)
})

it('shows that a person is no longer a member', async () => {
  await openPortal('/people/stranger', whyBackend())
  expect(await screen.findByText('This person is no longer in the organisation.')).toBeDefined()
})

it('is closed to users who do not manage people', async () => {
  const backend = ownWhyBackend()
  await openPortal('/people/ana', backend)
  expect(await screen.findByText('You do not have access to this page.')).toBeDefined()
  expect(backend.calls).not.toContain('GET /users')
})
