import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { connector, eli, fakeBackend, refusal, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const path = '/connectors/ftp/refresh'
const base = '/business2cloud/clients/acme/connectors'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const una = { ...eli, firstName: 'Una', role: 'User', roleLevel: 4 }

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const log = (more: object = {}) => ({
  ManuallyTriggeredAtUtc: minutesAgo(9),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: minutesAgo(8),
  HasError: true,
  Forbidden: false,
  RefreshDetail: '530 Login incorrect.',
  Error: null,
  Cause: 'sign-in-refused',
  ...more,
})
const values = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'acme',
  'ftp.password': '',
  'ftp.path': '/in',
}
const properties = Object.entries(values).map(([Name, Value], place) => ({
  ...{ Id: `p${place}`, Name, Value, ClientConnectorId: 'Files' },
}))
const files = (more: object = {}) => connector('Files', { Properties: properties, Log: log(), ...more })
const works = [{ Key: 'signed-in', Outcome: 'passed', Sentence: null }]
const refused = [{ Key: 'signed-in', Outcome: 'failed', Sentence: 'The server refused the password.' }]
const started = { ...log({ CompletedAtUtc: null, HasError: false, RefreshDetail: null, Cause: null }) }

const writes = ['POST', 'PATCH', 'PUT', 'DELETE']

async function open(at: string, answers: Record<string, unknown> = {}, viewer: object = olga) {
  const backend = fakeBackend({
    'POST /auth/refresh': viewer,
    [`GET ${base}/ftp`]: [files()],
    'GET /business2cloud/clients/connectors/*': files(),
    'GET /business2cloud/clients/acme/refresh-runs': [],
    [`POST ${base}/test`]: works,
    [`PATCH ${base}/*/properties`]: ({ body }: { body: { Id: string }[] }) => ({
      message: 'Saved.',
      data: body.map(({ Id }) => ({ ...properties.find((one) => one.Id === Id) })),
    }),
    [`POST ${base}/*/process`]: { message: 'Started.', data: started },
    ...(answers as object),
  })
  await openPortal(at, backend)
  const sent = () =>
    backend.calls.filter((call) => writes.includes(call.split(' ')[0] ?? '') && !call.includes('/auth/'))
  return { backend, sent }
}
const sheet = async (name = 'Fix Files') => within(await screen.findByRole('dialog', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('finding and fixing a failed connector [GLANCE-65]', () => {
  it('takes two clicks from its page', async () => {
    const { sent } = await open(path)
    await userEvent.click(await screen.findByRole('link', { name: 'Fix Files' }))
    expect(address()).toBe(`${path}?fix=Files`)
    await userEvent.type((await sheet()).getByLabelText(/Password/), 'right')
    await press('Test, save and retry')
    expect(await screen.findByText('A refresh is running.')).toBeDefined()
    expect(sent()).toEqual([
      `POST ${base}/test`,
      `PATCH ${base}/Files/properties`,
      `POST ${base}/Files/process`,
    ])
  })

  it('saves nothing while the connection does not work', async () => {
    const { sent } = await open(`${path}?fix=Files`, { [`POST ${base}/test`]: refused })
    const password = (await sheet()).getByLabelText(/Password/)
    await userEvent.type(password, 'wrong')
    await press('Test, save and retry')
    expect(await screen.findByText('The server refused the password.')).toBeDefined()
    expect(password).toHaveProperty('value', 'wrong')
    expect(sent()).toEqual([`POST ${base}/test`])
  })

  it('shows a refusal of the server at its field', async () => {
    await open(`${path}?fix=Files`, {
      [`PATCH ${base}/*/properties`]: refusal(400, 'ftp.password: This password is too short.'),
    })
    await userEvent.type((await sheet()).getByLabelText(/Password/), 'x')
    await press('Test, save and retry')
    expect(await screen.findByText('This password is too short.')).toBeDefined()
    expect(document.activeElement).toBe(document.querySelector('[name="ftp.password"]'))
  })

  it('retries without saving when nothing was changed', async () => {
    const { sent } = await open(`${path}?fix=Files`)
    await sheet()
    await press('Test, save and retry')
    await screen.findByText('A refresh is running.')
    expect(sent()).toEqual([`POST ${base}/test`, `POST ${base}/Files/process`])
  })
})

describe('the sheet of the address [GLANCE-66]', () => {
  it('opens above the list of all connectors, which stays when it closes', async () => {
    await open('/connectors?view=list&state=error&fix=Files', { [`GET ${base}`]: [files()] })
    await sheet()
    await userEvent.keyboard('{Escape}')
    expect(address()).toBe('/connectors?view=list&state=error')
  })

  it('closes with the address', async () => {
    await open(`${path}?search=files&fix=Files`)
    await sheet()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(`${path}?search=files`)
  })

  it('states who can fix it to users who may not edit, and starts a refresh for them', async () => {
    const { sent } = await open(`${path}?fix=Files`, {}, una)
    const shown = await sheet()
    expect(shown.getByText('Ask your administrator to check the settings of the connector.')).toBeDefined()
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    await screen.findByText('A refresh is running.')
    expect(sent()).toEqual([`POST ${base}/Files/process`])
  })

  it('shows why a connector could not be loaded', async () => {
    await open(`${path}?fix=Gone`, {
      'GET /business2cloud/clients/connectors/*': refusal(404, 'This connector does not exist.'),
    })
    const shown = await sheet('Fix connector')
    expect(await shown.findByText('This connector does not exist.')).toBeDefined()
  })

  it('leads to the provider of a revoked authorisation', async () => {
    const left = vi.fn()
    vi.spyOn(location, 'assign').mockImplementation(left)
    const provider = 'https://login.xero.com/identity/connect/authorize?state=one-use'
    const books = connector('Books', { SourceConnectorId: 'xero', Log: log({ Cause: 'not-authorised' }) })
    await open('/connectors/xero/refresh?fix=Books', {
      'GET /business2cloud/clients/acme/connector-types': [type('xero', { RequiresAuthorisation: true })],
      [`GET ${base}/xero`]: [books],
      'GET /business2cloud/clients/connectors/*': books,
      'POST /authorise/*': { url: provider },
    })
    await userEvent.click((await sheet('Fix Books')).getByRole('button', { name: 'Reconnect' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith(provider))
  })
})
