import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, held, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const EVERY = 'GET /business2cloud/clients/acme/connectors'
const CALLS = '/business2cloud/clients/acme/connectors/*'
const PROCESS = `POST ${CALLS}/process`
const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }
const superadmin = { ...eli, role: 'SuperAdmin', roleLevel: 0 }
const log = {
  ManuallyTriggeredAtUtc: new Date().toISOString(),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: null,
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
}
const started = { message: 'Started.', data: log }
const off = connector('Closed branch', { Status: 'DISCONNECTED' })
const idOf = (path: string) => decodeURIComponent(path.split('/').at(-2) ?? '')

async function open(answers: Parameters<typeof fakeBackend>[0] = {}, query = '') {
  const backend = fakeBackend({
    'POST /auth/refresh': administrator,
    [EVERY]: [connector('Acme files'), connector('Warehouse files'), off],
    ...answers,
  })
  await openPortal(`/connectors?view=list${query}`, backend)
  await screen.findByRole('table', { name: 'Connectors' })
  return backend
}

/** Selects every row and chooses an action. */
async function choose(action: string) {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown connectors' }))
  const bar = within(screen.getByRole('group', { name: 'Actions on the selected connectors' }))
  const [button] = bar.getAllByRole('button', { name: action })
  if (button) await userEvent.click(button)
  return within(await screen.findByRole('dialog'))
}

describe('refreshing the selected connectors', () => {
  it('refreshes those that can be, and forgets the selection [GLANCE-141, GLANCE-143]', async () => {
    const refreshed: string[] = []
    await open({
      [PROCESS]: ({ path }: { path: string }) => {
        refreshed.push(idOf(path))
        return started
      },
    })
    const dialog = await choose('Refresh')
    expect(dialog.getByText('This refreshes 2 connectors.')).toBeDefined()
    expect(dialog.getByText('1 connector left out: disconnected or deleted')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('2 refreshes have started.')).toBeDefined()
    expect(refreshed.toSorted()).toEqual(['Acme files', 'Warehouse files'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('group', { name: /^Actions on/ })).toBeNull()
  })

  it('shows the reason of a failure, and retries only that [GLANCE-144]', async () => {
    const refreshed: string[] = []
    const backend = await open({
      [PROCESS]: ({ path }: { path: string }) => {
        refreshed.push(idOf(path))
        return idOf(path) === 'Acme files' ? refusal(409, 'It is running already.') : started
      },
    })
    const dialog = await choose('Refresh')
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh' }))
    expect(await dialog.findByText('It is running already.')).toBeDefined()
    expect(dialog.getByText('Done for 1 of 2 connectors. 1 failed.')).toBeDefined()
    backend.on(PROCESS, ({ path }) => {
      refreshed.push(idOf(path))
      return started
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 failed' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(refreshed.slice(2)).toEqual(['Acme files'])
  })

  it('can be stopped while it runs, and lets sent calls finish [GLANCE-143]', async () => {
    const answer = held(() => started)
    const names = ['Branch 1', 'Branch 2', 'Branch 3', 'Branch 4', 'Branch 5']
    await open({ [EVERY]: names.map((name) => connector(name)), [PROCESS]: answer.handler })
    const dialog = await choose('Refresh')
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh' }))
    expect(await dialog.findByText('0 of 5')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await act(async () => answer.letGo())
    expect(await dialog.findByText('Done for 4 of 5 connectors. 1 was not started.')).toBeDefined()
  })
})

it('keeps the reason of a disconnection in the tab and does not send it [GLANCE-146]', async () => {
  const sent: unknown[] = []
  await open({
    'DELETE /api/clients/acme/*': ({ body }: { body: unknown }) => {
      sent.push(body)
      return { message: 'Done.', data: off }
    },
  })
  const dialog = await choose('Disconnect')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Moving house')
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([undefined, undefined])
  expect(sessionStorage.getItem('disconnection-reasons')).toContain('Moving house')
})

it('adds the connectors to those of each person [GLANCE-147]', async () => {
  const sent: unknown[] = []
  const person = (Id: string, FirstName: string) => ({
    ...{ Id, FirstName, LastName: 'Elm', EmailAddress: `${FirstName}@tributary.example` },
  })
  await open({
    'GET /users': [person('1', 'Ada'), person('2', 'Una')],
    'POST /users/*/access': ({ body }: { body: unknown }) => {
      sent.push(body)
      return { message: 'Saved.', data: person('2', 'Una') }
    },
  })
  const dialog = await choose('Add people')
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Una Elm/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add people' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { comOrganisationId: 'acme', add: { connectors: ['Acme files', 'Warehouse files'] } },
  ])
})

it('shows why the users for "Add people" cannot be loaded [GLANCE-147]', async () => {
  await open({ 'GET /users': refusal(403, 'You may not see the users.') })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown connectors' }))
  const [button] = screen.getAllByRole('button', { name: 'Add people' })
  if (button) await userEvent.click(button)
  expect(await screen.findByText('You may not see the users.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('gives the selected connectors a schedule [GLANCE-148]', async () => {
  const sent: unknown[] = []
  await open({
    'POST /auth/refresh': superadmin,
    [`PATCH ${CALLS}`]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return { message: 'Saved.', data: connector('Acme files') }
    },
  })
  const dialog = await choose('Change schedule')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Runs' }), 'Not scheduled')
  await userEvent.click(dialog.getByRole('button', { name: 'Change schedule' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ Schedule: null }, { Schedule: null }])
})

it('clears the selection when another organisation is selected [GLANCE-145]', async () => {
  const { calls } = await open({ 'GET /business2cloud/clients/birch/connectors': [connector('Birch files')] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Acme files' }))
  await userEvent.click(screen.getByRole('button', { name: /^Organisation/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Birch/ }))
  await screen.findByRole('rowheader', { name: 'Birch files' })
  expect(screen.queryByRole('group', { name: /^Actions on/ })).toBeNull()
  expect(calls.length).toBeGreaterThan(0)
})
