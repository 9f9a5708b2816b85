import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, refusal, type, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const list = 'GET /business2cloud/clients/acme/connectors/ftp'
const base = '/business2cloud/clients/acme/connectors'
const one = 'GET /business2cloud/clients/connectors/*'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const sue = { ...eli, firstName: 'Sue', role: 'SuperAdmin', roleLevel: 0 }

const properties = (values: Record<string, string>) =>
  Object.entries(values).map(([Name, Value], place) => ({
    ...{ Id: `p${place}`, Name, Value, ClientConnectorId: 'Files' },
  }))
const stored = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'acme',
  'ftp.password': '',
  'ftp.path': '/in',
}
const files = (changes: object = {}, values: Record<string, string> = stored) =>
  connector('Files', { Properties: properties(values), ...changes })

type Sent = { path: string; body: unknown }

/** The response to a write, and what was sent with it. */
function recorded(answer: (sent: Sent) => object) {
  const sent: Sent[] = []
  const handler = (request: Sent) => {
    sent.push(request)
    return answer(request)
  }
  return { sent, handler }
}
const savedSettings = ({ body }: Sent) => ({
  message: 'Saved.',
  data: (body as { Id?: string; Name: string; Value: string }[]).map(({ Id, Name, Value }) => ({
    ...{ Id: Id ?? Name, Name, Value: Name === 'ftp.password' ? '' : Value, ClientConnectorId: 'Files' },
  })),
})

async function open(path: string, answers: Record<string, unknown> = {}, viewer: object = olga) {
  const backend = fakeBackend({
    'POST /auth/refresh': viewer,
    [list]: [files()],
    [one]: files(),
    ...(answers as object),
  })
  await openPortal(path, backend)
  const drawer = within(await screen.findByRole('dialog'))
  return { backend, drawer }
}

/** A field, by the name of its property. */
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('editing a connector', () => {
  it('sends only what has changed, and no secrets [CPROP-21, CPROP-22, CPROP-24]', async () => {
    const change = recorded(savedSettings)
    const { drawer } = await open('/connectors/ftp/manage?edit=Files', {
      [`PATCH ${base}/*/properties`]: change.handler,
    })
    await retype(field('ftp.path'), '/out')
    expect(drawer.getByText('1 unsaved change')).toBeDefined()
    await press('Save')
    await closed()
    expect(change.sent.map(({ body }) => body)).toEqual([[{ Id: 'p3', Name: 'ftp.path', Value: '/out' }]])
    expect(await screen.findByText('Files has been saved.')).toBeDefined()
    expect(address()).toBe('/connectors/ftp/manage')
  })

  it('requires a secret again when its host has changed [CPROP-22]', async () => {
    const { backend } = await open('/connectors/ftp/manage?edit=Files')
    await retype(field('ftp.host'), 'other.example.com')
    await press('Save')
    const again = await screen.findByText('Please enter this again: the address it is sent to has changed.')
    expect(again).toBeDefined()
    expect(document.activeElement).toBe(field('ftp.password'))
    expect(backend.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
  })

  it('shows a refusal at its field and keeps everything that was typed', async () => {
    await open('/connectors/ftp/manage?edit=Files', {
      [`PATCH ${base}/*/properties`]: refusal(400, 'ftp.path: This folder is not there.'),
    })
    await retype(field('ftp.path'), '/nowhere')
    await press('Save')
    expect(await screen.findByText('This folder is not there.')).toBeDefined()
    expect(document.activeElement).toBe(field('ftp.path'))
    expect(field('ftp.path')).toHaveProperty('value', '/nowhere')
  })

  it('continues from the stored state after a lost response', async () => {
    const { backend } = await open('/connectors/ftp/manage?edit=Files', {
      [`PATCH ${base}/*/properties`]: unreachable,
      [one]: files({}, { ...stored, 'ftp.path': '/out' }),
    })
    await retype(field('ftp.path'), '/out')
    await press('Save')
    expect(await screen.findByText(/Failed to connect to server/)).toBeDefined()
    await userEvent.type(field('ftp.username'), '2')
    backend.on(`PATCH ${base}/*/properties`, refusal(404, 'Not found.'))
    backend.on(one, refusal(404, 'Not found.'))
    await press('Save')
    expect(await screen.findByText('This connector has been deleted in the meantime.')).toBeDefined()
    expect(field('ftp.username').value).toBe('acme2')
  })

  it('connects a disconnected one again [CONNMAN-28]', async () => {
    const update = recorded(() => ({ message: 'Saved.', data: files() }))
    await open('/connectors/ftp/manage?edit=Files', {
      [list]: [files({ Status: 'DISCONNECTED' })],
      [`PATCH ${base}/*`]: update.handler,
    })
    await press('Save')
    await closed()
    expect(update.sent.map(({ body }) => body)).toEqual([{ Status: 'CONNECTED' }])
  })
})

it('sends no status for a connector that its provider authorises [CONNMAN-23, CONNMAN-28]', async () => {
  const update = recorded(() => ({
    message: 'Saved.',
    data: connector('Renamed', { Status: 'DISCONNECTED' }),
  }))
  const books = connector('Books', { Status: 'DISCONNECTED' })
  const { drawer } = await open('/connectors/xero/manage?edit=Books', {
    'GET /business2cloud/clients/connector-types': [type('xero', { RequiresAuthorisation: true })],
    'GET /business2cloud/clients/acme/connectors/xero': [books],
    [one]: books,
    [`PATCH ${base}/*`]: update.handler,
  })
  expect(drawer.queryByText('Saving connects this connector again.')).toBeNull()
  await retype(field('name'), 'Renamed')
  await press('Save')
  await closed()
  expect(update.sent.map(({ body }) => body)).toEqual([{ Name: 'Renamed' }])
})

/** Every kind that is added by its settings alone, with settings that satisfy its form. */
const requiredSettings: Record<string, Record<string, string>> = {
  aws: { 'aws.region': 'eu-west-1', 'aws.startDate': '2026-01-01', 'aws.granularity': 'MONTHLY' },
  cin7: { 'cin7.accountId': 'acme' },
  uniconta: { 'uniconta.username': 'acme' },
  woocommerce: {
    'woo.uri': 'https://shop.example.com',
    'woo.key': 'ck_1',
    'woo.secret': 'cs_1',
    'woo.startDate': '2026-01-01',
  },
  gaap: { 'gaap.startingDate': '2026-01-01' },
  mailchimp: { 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': 'acme' },
}

describe('adding a connector', () => {
  const fill = async () => {
    await userEvent.type(field('name'), 'New files')
    await userEvent.type(field('ftp.host'), 'files.example.com')
    await userEvent.type(field('ftp.username'), 'acme')
    await userEvent.type(field('ftp.password'), 'Horse-7')
    await userEvent.type(field('ftp.path'), '/in')
  }

  it('continues after an interrupted save without adding anything twice [CPROP-21]', async () => {
    const create = recorded(() => ({ Id: 'New', status: 200, message: 'Added.', error: null }))
    const settings = recorded(savedSettings)
    const { backend } = await open('/connectors/ftp/manage?new=true', {
      [`POST ${base}`]: create.handler,
      [`POST ${base}/*/properties`]: refusal(400, 'ftp.host: This host cannot be found.'),
      [one]: connector('New', { Name: 'New files' }),
    })
    await fill()
    await press('Save')
    expect(await screen.findByText('This host cannot be found.')).toBeDefined()
    const partly = 'Saved: the new connector. Not saved yet: new settings. Save again to send the rest.'
    expect(screen.getByText(partly)).toBeDefined()
    expect(field('ftp.password')).toHaveProperty('value', 'Horse-7')
    backend.on(`POST ${base}/*/properties`, settings.handler)
    await press('Save')
    await closed()
    expect(create.sent).toHaveLength(1)
    expect(settings.sent.map(({ path }) => path)).toEqual([`${base}/New/properties`])
    expect(await screen.findByText('New files has been added.')).toBeDefined()
  })

  const started = {
    ...{ ManuallyTriggeredAtUtc: '2026-11-28T06:00:00Z', AutomaticallyTriggeredAtUtc: null },
    ...{ CompletedAtUtc: null, HasError: false, Forbidden: false, RefreshDetail: null, Error: null },
  }

  it('starts the first refresh with the same press, and shows its card [GLANCE-122]', async () => {
    const process = recorded(() => ({ message: 'Started.', data: started }))
    await open('/connectors/ftp/manage?new=true', {
      [`POST ${base}`]: { Id: 'New', status: 200, message: 'Added.', error: null },
      [`POST ${base}/*/properties`]: savedSettings,
      [`POST ${base}/*/process`]: process.handler,
      [one]: connector('New', { Name: 'New files' }),
    })
    await fill()
    await press('Save and refresh now')
    await closed()
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh?search=new%20files'))
    expect(process.sent.map(({ path }) => path)).toEqual([`${base}/New/process`])
  })

  it('assigns the chosen users after its settings, and adds nothing twice after a failure [GLANCE-124]', async () => {
    const sent: unknown[] = []
    const assign = `POST /business2cloud/clients/connectors/*/assign-users`
    const { backend } = await open('/connectors/ftp/manage?new=true', {
      'GET /users': [
        { Id: '5', FirstName: 'Ada', LastName: 'Elm', EmailAddress: 'ada@tributary.example' },
        { Id: '7', FirstName: 'Una', LastName: 'Birch', EmailAddress: 'una@tributary.example' },
      ],
      [`POST ${base}`]: { Id: 'New', status: 200, message: 'Added.', error: null },
      [`POST ${base}/*/properties`]: savedSettings,
      [assign]: refusal(400, 'This user has left.'),
      [one]: connector('New', { Name: 'New files', Properties: properties(stored) }),
    })
    await fill()
    await press('Users')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Una Birch/ }))
    await press('Save')
    const partly =
      'Saved: the new connector, new settings. Not saved yet: users. Save again to send the rest.'
    expect(await screen.findByText(`This user has left. ${partly}`)).toBeDefined()
    expect(screen.getByRole('checkbox', { name: /Una Birch/ })).toHaveProperty('checked', true)
    backend.on(assign, ({ body }) => {
      sent.push(body)
      return { message: 'Saved.', data: null }
    })
    await press('Save')
    await closed()
    expect(sent).toEqual([{ users: ['7'] }])
    expect(backend.calls.filter((call) => call === `POST ${base}`)).toHaveLength(1)
  })

  it('sends the same key again after a lost response, and a new one for another name', async () => {
    const keys: (string | null)[] = []
    const create = ({ key = null }: { key?: string | null }) => {
      keys.push(key)
      return unreachable()
    }
    await open('/connectors/ftp/manage?new=true', { [`POST ${base}`]: create })
    await fill()
    for (const presses of [1, 2]) {
      await press('Save')
      await waitFor(() => expect(keys).toHaveLength(presses))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Save' })).not.toHaveProperty('disabled', true),
      )
    }
    await userEvent.type(field('name'), ' 2')
    await press('Save')
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it.each(Object.entries(requiredSettings))(
    'of type %s sends its settings [CPROP-21]',
    async (kind, values) => {
      const settings = recorded(savedSettings)
      await open(`/connectors/${kind}/manage?new=true`, {
        'GET /business2cloud/clients/connector-types': [type(kind)],
        [`GET /business2cloud/clients/acme/connectors/${kind}`]: [],
        [`POST ${base}`]: { Id: 'New', status: 200, message: 'Added.', error: null },
        [`POST ${base}/*/properties`]: settings.handler,
        [one]: connector('New', { Name: 'Mine' }),
      })
      await userEvent.type(field('name'), 'Mine')
      for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
      await press('Save')
      await closed()
      expect(await screen.findByText('Mine has been added.')).toBeDefined()
      expect(settings.sent.flatMap(({ body }) => body)).toEqual(
        expect.arrayContaining(
          Object.entries(values).map(([Name, Value]) => expect.objectContaining({ Name, Value })),
        ),
      )
    },
  )

  it('copies everything but secrets', async () => {
    const { drawer } = await open('/connectors/ftp/manage?new=true&from=Files')
    expect(drawer.getByText(/A copy of Files without/)).toBeDefined()
    expect(field('name')).toHaveProperty('value', 'Copy of Files')
    expect(field('ftp.path')).toHaveProperty('value', '/in')
    expect(field('ftp.password')).toHaveProperty('required', true)
    expect(field('target.schema').value).toMatch(/^copy_of_files_[0-9a-f]{4}$/)
  })
})

describe('a superadmin', () => {
  it('chooses licences and a schedule, and keeps a selected base licence [CONNMAN-17, CONNMAN-19, CONNMAN-33]', async () => {
    const licences = recorded(({ body }) => ({
      message: 'Saved.',
      data: (body as { licences: string[] }).licences.map((Id) => ({ Id, Description: Id, Base: false })),
    }))
    const update = recorded(() => ({ message: 'Saved.', data: files() }))
    const all = [
      { Id: 'l1', Description: 'FTP connector', Base: true },
      { Id: 'l2', Description: 'Further folders', Base: false },
    ]
    const { drawer } = await open(
      '/connectors/ftp/manage?edit=Files',
      {
        'GET /business2cloud/clients/connectors/*/licences': all,
        [`GET ${base}/*/licences`]: all.slice(0, 1),
        [`POST ${base}/*/licences`]: licences.handler,
        [`PATCH ${base}/*`]: update.handler,
      },
      sue,
    )
    const baseLicence = await drawer.findByRole('checkbox', { name: 'FTP connector' })
    expect([baseLicence.hasAttribute('disabled'), (baseLicence as HTMLInputElement).checked]).toEqual([
      true,
      true,
    ])
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Further folders' }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Runs' }), 'Weekdays at…')
    await press('Save')
    await closed()
    expect(licences.sent.map(({ body }) => body)).toEqual([{ licences: ['l1', 'l2'] }])
    expect(update.sent.map(({ body }) => body)).toEqual([
      { Schedule: expect.stringMatching(/^\d+ 6 \* \* 1-5$/) },
    ])
  })
})

describe('testing a connection', () => {
  it('tests the typed values with the saved secrets until the next change', async () => {
    const tried = recorded(() => [
      { Key: 'host-found', Outcome: 'passed', Sentence: null },
      { Key: 'signed-in', Outcome: 'failed', Sentence: 'The server does not know this password.' },
    ])
    const { drawer } = await open('/connectors/ftp/manage?edit=Files', {
      [`POST ${base}/test`]: tried.handler,
    })
    await press('Test connection')
    expect(await drawer.findByText('The connection does not work yet.')).toBeDefined()
    expect(drawer.getByText('The server does not know this password.')).toBeDefined()
    expect(tried.sent.map(({ body }) => body)).toEqual([
      {
        SourceConnectorId: 'ftp',
        ClientConnectorId: 'Files',
        Properties: Object.entries(stored).map(([Name, Value]) => ({ Name, Value })),
        Sample: true,
      },
    ])
    await userEvent.type(field('ftp.path'), 'x')
    expect(drawer.queryByText('The connection does not work yet.')).toBeNull()
  })
})
