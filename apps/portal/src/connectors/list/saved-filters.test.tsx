import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { connector, eli, fakeBackend, held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const FILTERS = 'GET /business2cloud/clients/acme/saved-filters'
const CREATE = 'POST /business2cloud/clients/acme/saved-filters'
const UPDATE = 'PATCH /business2cloud/clients/acme/saved-filters/*'
const DELETE = 'DELETE /business2cloud/clients/acme/saved-filters/*'
const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }
const mine = { Id: 'f1', Name: 'My own', Query: 'mine=true', Shared: false, Own: true, By: 'Eli Elm' }
const saved = (data: object) => ({ message: 'The filter has been saved.', data })
const chip = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await chip(name))

async function open(query: string, answers: Parameters<typeof fakeBackend>[0] = {}) {
  const backend = fakeBackend({
    'POST /auth/refresh': administrator,
    'GET /business2cloud/clients/acme/connectors': [connector('Acme files')],
    [FILTERS]: [mine],
    ...answers,
  })
  await openPortal(`/connectors?view=list${query}`, backend)
  await screen.findByRole('table', { name: 'Connectors' })
  return backend
}

/** Opens the menu of the saved filter and chooses an action. */
async function choose(action: string) {
  await press('More actions for the filter My own')
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function saveAs(name: string) {
  await press('Save filter')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

it('puts the query of a saved filter into the address, with one request [GLANCE-131]', async () => {
  const backend = await open('&state=never')
  await press('My own')
  expect(address()).toBe('/connectors?view=list&mine=true')
  expect((await chip('My own')).getAttribute('aria-pressed')).toBe('true')
  expect(backend.calls.filter((call) => call === FILTERS)).toHaveLength(1)
})

it('saves the filter of the address, shared if the user chooses so [GLANCE-132]', async () => {
  let all: object[] = [mine]
  const sent: unknown[] = []
  await open('&state=never', {
    [FILTERS]: () => all,
    [CREATE]: ({ body }: { body: unknown }) => {
      sent.push(body)
      const created = { ...mine, Id: 'f2', Name: 'New ones', Query: 'state=never', Shared: true }
      all = [mine, created]
      return saved(created)
    },
  })
  await press('Save filter')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'New ones')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with the organisation' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ Name: 'New ones', Query: 'state=never', Shared: true }])
  const pressed = await screen.findByRole('button', { name: /^New ones/, pressed: true })
  await waitFor(() => expect(document.activeElement).toBe(pressed))
  expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull()
})

it('keeps the typed name when the server refuses, with its message [GLANCE-133]', async () => {
  const message = 'You already have a filter named My own.'
  await open('&state=never', { [CREATE]: refusal(409, message) })
  await saveAs('My own')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save filter' }))
  expect(await dialog.findByText(message)).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'My own')
})

it('does not let members without the permission share a filter [GLANCE-132]', async () => {
  await open('&state=never', { 'POST /auth/refresh': eli })
  await press('Save filter')
  await screen.findByRole('textbox', { name: 'Name' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('renames a filter from its menu [GLANCE-134]', async () => {
  const renamed = { ...mine, Name: 'To do' }
  const sent: unknown[] = []
  const backend = await open('', {
    [UPDATE]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return saved(renamed)
    },
  })
  await choose('Rename')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  backend.on(FILTERS, [renamed])
  await userEvent.type(name, 'To do{Enter}')
  expect(await chip('To do')).toBeDefined()
  expect(sent).toEqual([{ Name: 'To do' }])
})

it('shares a filter before the server has responded, and undoes it with a toast [GLANCE-134]', async () => {
  const answer = held(() => refusal(409, 'An organisation can share up to 50 filters. Delete one first.'))
  await open('', { [UPDATE]: answer.handler })
  await choose('Share with the organisation')
  await waitFor(async () => expect((await chip(/^My own/)).textContent).toContain('Shared'))
  await act(async () => answer.letGo())
  expect(await screen.findByText(/^An organisation can share/)).toBeDefined()
  await waitFor(async () => expect((await chip(/^My own/)).textContent).toBe('My own'))
})

it('deletes a filter after a question, and moves the focus to the chips [GLANCE-134]', async () => {
  let all = [mine]
  await open('', {
    [FILTERS]: () => all,
    [DELETE]: () => {
      all = []
      return { message: 'The filter has been deleted.', data: null }
    },
  })
  await choose('Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete the filter “My own”?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'My own' })).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await chip('All')))
})

it('shows the list without the saved filters when they fail to load [GLANCE-130]', async () => {
  await open('', { [FILTERS]: refusal(500, 'Internal Server Error') })
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeDefined()
  expect(screen.queryByText('Internal Server Error')).toBeNull()
})
