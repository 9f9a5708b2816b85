import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, held, refusal, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const path = '/connectors/ftp/manage'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'
const disconnecting = 'DELETE /api/clients/acme/*'
const deleting = 'DELETE /business2cloud/clients/acme/connectors/*'
const assigning = 'POST /business2cloud/clients/connectors/*/assign-users'

const olga = {
  ...eli,
  firstName: 'Olga',
  role: 'OrganisationAdmin',
  roleLevel: 2,
  email: 'olga@tributary.example',
}
const asOlga = { 'POST /auth/refresh': olga }
const done = (Status: string) => ({ message: 'Done.', data: connector('Warehouse files', { Status }) })
const person = (Id: string, FirstName: string) => ({
  ...{ Id, FirstName, LastName: 'Elm', EmailAddress: `${FirstName.toLowerCase()}@tributary.example` },
})
const assignedTo = (...ids: string[]) => ({
  Assigned: {
    Count: ids.length,
    Self: false,
    First: ids.map((Id) => ({ Id, FirstName: 'Eli', LastName: 'Elm' })),
  },
  Properties: [{ Id: 1, Name: 'portal.user', Value: ids.join(' '), ClientConnectorId: 1 }],
})

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const button = (name: string) => screen.getByRole('button', { name })
const press = async (card: string, name: string) => {
  const whole = await screen.findByRole('article', { name: card })
  await userEvent.click(within(whole).getByRole('button', { name }))
}
const disconnectFor = async (reason: string) => {
  await press('Warehouse files', 'Disconnect')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), reason)
  await userEvent.click(button('Disconnect'))
}

describe('disconnecting', () => {
  it('shows on the card immediately, with its reason, which is not sent [CONNMAN-20, CONNMAN-26, CONNMAN-27]', async () => {
    const sent: unknown[] = []
    let Status = 'CONNECTED'
    const answer = held(() => {
      Status = 'DISCONNECTED'
      return done(Status)
    })
    const backend = fakeBackend({
      ...asOlga,
      [files]: () => [connector('Warehouse files', { Status })],
      [disconnecting]: (request: { path: string; body: unknown }) => {
        sent.push([request.path, request.body])
        return answer.handler(request)
      },
    })
    await openPortal(path, backend)
    await disconnectFor('Moving house')
    const warehouse = await card('Warehouse files')
    expect(warehouse.getByText('Disconnected')).toBeDefined()
    expect(warehouse.getByText('Reason: Moving house')).toBeDefined()
    expect(warehouse.queryByRole('button', { name: 'Manage users' })).toBeNull()
    await act(async () => answer.letGo())
    expect(await screen.findByText('Warehouse files is disconnected.')).toBeDefined()
    expect(sent).toEqual([['/api/clients/acme/Warehouse%20files', undefined]])
    expect(sessionStorage.getItem('disconnection-reasons')).toContain('Moving house')
  })

  it('is undone when refused, and keeps the typed reason', async () => {
    await openPortal(path, fakeBackend({ ...asOlga, [disconnecting]: refusal(409, 'Not now.') }))
    await disconnectFor('Moving house')
    expect(await screen.findByText('Not now.')).toBeDefined()
    const warehouse = await card('Warehouse files')
    expect(warehouse.getByText('Connected')).toBeDefined()
    expect(warehouse.queryByText(/Moving house/)).toBeNull()
    await press('Warehouse files', 'Disconnect')
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Moving house')
  })

  it('of all connectors names those that failed and retries only them [CONNMAN-12, CONNMAN-26]', async () => {
    let refused = true
    const off = new Set<string>()
    const backend = fakeBackend({
      ...asOlga,
      [files]: () =>
        ['Old files', 'Warehouse files'].map((name) =>
          connector(name, { Status: off.has(name) ? 'DISCONNECTED' : 'CONNECTED' }),
        ),
      [disconnecting]: ({ path: called }: { path: string }) => {
        const name = decodeURIComponent(called.split('/').at(-1) ?? '')
        if (refused && name === 'Old files') return refusal(503, 'Busy.')
        off.add(name)
        return done('DISCONNECTED')
      },
    })
    await openPortal(path, backend)
    await card('Old files')
    await userEvent.click(button('Disconnect all'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect all FTP connectors?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Moving house')
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect all' }))
    expect(await dialog.findByText('1 of 2 connectors disconnected. Not disconnected:')).toBeDefined()
    expect(dialog.getByText('Busy.')).toBeDefined()
    refused = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 failed' }))
    expect(await screen.findByText('2 connectors disconnected.')).toBeDefined()
    await waitFor(() => expect(screen.getAllByText('Reason: Moving house')).toHaveLength(2))
    expect(button('Disconnect all')).toHaveProperty('disabled', true)
  })

  it.each([
    ['of one connector', 'Disconnect'],
    ['of all of them', 'Disconnect all'],
  ])('%s needs a reason, and says "required" without one [CONNMAN-27, VALID-01]', async (_, name) => {
    const backend = fakeBackend(asOlga)
    await openPortal(path, backend)
    await card('Warehouse files')
    if (name === 'Disconnect') await press('Warehouse files', name)
    else await userEvent.click(button(name))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' ')
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(dialog.getByText('required')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason' }))
    expect(backend.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })
})

describe('reconnecting', () => {
  it('opens the editor from the first button of a disconnected connector [CONNMAN-28]', async () => {
    const off = { [files]: [connector('Warehouse files', { Status: 'DISCONNECTED' })] }
    await openPortal(path, fakeBackend({ ...asOlga, ...off }))
    const warehouse = await card('Warehouse files')
    expect(warehouse.getByText('To reconnect it, press Reconnect and save its settings.')).toBeDefined()
    const [first] = warehouse.getAllByRole('button')
    expect(first?.textContent).toBe('Reconnect')
    await userEvent.click(warehouse.getByRole('button', { name: 'Reconnect' }))
    expect(address()).toBe(`${path}?edit=Warehouse+files`)
  })

  it('opens the provider for a type with authorisation [CONNMAN-23, CONNMAN-28]', async () => {
    const backend = fakeBackend({
      ...asOlga,
      'GET /business2cloud/clients/connector-types': [type('xero', { RequiresAuthorisation: true })],
      'GET /business2cloud/clients/acme/connectors/xero': [connector('Acme', { NeedsAuthorisation: true })],
    })
    await openPortal('/connectors/xero/manage', backend)
    const acme = await card('Acme')
    expect(acme.getByText('Not authorised yet')).toBeDefined()
    expect(acme.queryByText('Connected')).toBeNull()
    await userEvent.click(acme.getByRole('button', { name: 'Authorise' }))
    await waitFor(() => expect(backend.calls.some((call) => call.includes('/authorise/xero'))).toBe(true))
  })
})

describe('deleting', () => {
  it('names who loses access and removes the card immediately [CONNMAN-11, CONNMAN-20]', async () => {
    const backend = fakeBackend({
      ...asOlga,
      [files]: [connector('Warehouse files', assignedTo('e'))],
      'GET /users': [person('e', 'Eli')],
      [deleting]: held(() => done('DELETED')).handler,
    })
    await openPortal(path, backend)
    await press('Warehouse files', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Warehouse files?' }))
    expect(dialog.getByText('1 assigned user loses access')).toBeDefined()
    expect(dialog.getByText('Eli Elm')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })
})

describe('who may see a connector', () => {
  const people = {
    [files]: [connector('Warehouse files', assignedTo('e'))],
    'GET /business2cloud/clients/connectors/*': connector('Warehouse files', assignedTo('e')),
    'GET /users': [person('e', 'Eli'), person('u', 'Una')],
  }

  it('is chosen by any user who sees it, and saved as a whole list [CONNMAN-16, CONNMAN-30]', async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...people,
      [assigning]: ({ body }: { body: unknown }) => {
        sent = body
        return { message: 'Saved.', data: null }
      },
    })
    await openPortal(path, backend)
    await userEvent.click((await card('Warehouse files')).getByRole('button', { name: 'Manage users' }))
    expect(address()).toBe(`${path}?people=Warehouse+files`)
    expect(await screen.findByText('1 of 2 assigned')).toBeDefined()
    expect(button('Save')).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Una Elm' }))
    expect(screen.getByRole('dialog').textContent).toContain('Adds 1 person.')
    await userEvent.click(button('Save'))
    expect(await screen.findByText('The users of Warehouse files are saved.')).toBeDefined()
    expect(sent).toEqual({ users: ['e', 'u'] })
    expect(address()).toBe(path)
  })

  it('keeps every tick and shows an error when saving fails [XASSIGN-09, ERR-45]', async () => {
    await openPortal(
      `${path}?people=Warehouse+files`,
      fakeBackend({ ...people, [assigning]: refusal(500, 'Oh.') }),
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Eli Elm' }))
    expect(screen.getByText('Removes 1 person. You will no longer see it.')).toBeDefined()
    await userEvent.click(button('Save'))
    const alert = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(alert.textContent).toContain('There was a problem with trying to assign the selected connectors.')
    expect(screen.getByRole('checkbox', { name: 'Eli Elm' })).toHaveProperty('checked', false)
    expect(button('Save')).toHaveProperty('disabled', false)
  })

  it.each([
    ['of a connector that is not there', 'nothing', 'This connector no longer exists.'],
    ['of one that is disconnected', 'Old', 'Users can be assigned once this connector is connected again.'],
  ])('%s leads back to the cards', async (_, id, sentence) => {
    const list = [...people[files], connector('Old', { Status: 'DISCONNECTED' })]
    await openPortal(`${path}?people=${id}`, fakeBackend({ ...people, [files]: list }))
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(address()).toBe(path)
  })
})

describe('the page', () => {
  it('finds cards by name and keeps the rest of the address [CONNMAN-01, CONNMAN-08]', async () => {
    await openPortal(`${path}?search=ware`, fakeBackend())
    await card('Warehouse files')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(button('Manage users'))
    expect(address()).toBe(`${path}?people=Warehouse+files&search=ware`)
  })

  it('refers users who may not add a connector to an administrator [CONNMAN-29]', async () => {
    await openPortal(`${path}?new=true`, fakeBackend())
    expect(await screen.findByText('Ask your administrator to add this connector.')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('FTP connectors')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Connect/ Reconnect' })).toBeNull()
  })

  it('retries a Xero connector by its keys [CONNMAN-04, CONNMAN-06, CONNMAN-32]', async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...asOlga,
      'GET /business2cloud/clients/acme/connectors/xero': [connector('Acme')],
      'POST /api/clients/acme/Acme/process': ({ body }: { body: unknown }) => {
        sent = body
        return refusal(409, 'A refresh is already running.')
      },
    })
    await openPortal('/connectors/xero/manage', backend)
    await userEvent.click((await card('Acme')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('A refresh is already running.')).toBeDefined()
    expect(sent).toEqual({ fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' })
    expect(screen.getByText(/^Xero connectors are disconnected per organisation in Xero\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
  })
})

describe('the list [GLANCE-79]', () => {
  it('is shown on request, and its names lead to the editor', async () => {
    await openPortal(path, fakeBackend({ ...asOlga, [files]: [connector('Warehouse files')] }))
    await card('Warehouse files')
    await userEvent.click(screen.getByRole('radio', { name: 'List' }))
    await screen.findByRole('table', { name: 'Connectors' })
    expect(address()).toBe(`${path}?view=list`)
    await userEvent.click(screen.getByRole('link', { name: 'Warehouse files' }))
    expect(address()).toBe(`${path}?edit=Warehouse+files&view=list`)
    expect(await screen.findByRole('dialog', { name: 'Warehouse files' })).toBeDefined()
  })
})

it('links from the card of a failed connector to the sheet that fixes it [GLANCE-65]', async () => {
  const Log = {
    ...{ ManuallyTriggeredAtUtc: '2026-11-28T06:00:00Z', AutomaticallyTriggeredAtUtc: null },
    ...{ CompletedAtUtc: '2026-11-28T06:01:00Z', HasError: true, Forbidden: false },
    ...{ RefreshDetail: '530 Login incorrect.', Error: null, Cause: 'sign-in-refused' },
  }
  const failed = connector('Warehouse files', { Log })
  const one = 'GET /business2cloud/clients/connectors/*'
  await openPortal(path, fakeBackend({ ...asOlga, [files]: [failed], [one]: failed }))
  await userEvent.click(await screen.findByRole('link', { name: 'Fix Warehouse files' }))
  expect(await screen.findByRole('dialog', { name: 'Fix Warehouse files' })).toBeDefined()
  expect(address()).toBe(`${path}?fix=Warehouse+files`)
})
