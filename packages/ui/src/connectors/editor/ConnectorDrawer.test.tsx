import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConnectorDraft } from '@tributary/sdk/connectors'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, connector, superadmin } from '../connectors.samples.ts'
import { ConnectorDrawer, type ConnectorDrawerProps } from './ConnectorDrawer.tsx'
import { checks, checksWithSample, ledger, licences, shop } from './editor.samples.ts'

const clock = fixedClock(new Date('2026-11-21T18:00:00Z'))

function show(changes: Partial<ConnectorDrawerProps> = {}) {
  const props: ConnectorDrawerProps = {
    type: 'woocommerce',
    connector: shop,
    viewer: superadmin,
    licences,
    test: { busy: false, checks: null },
    timeZone: 'Pacific/Auckland',
    onTest: vi.fn(),
    onSave: vi.fn<(draft: ConnectorDraft, then: { refresh: boolean }) => void>(),
    onClose: vi.fn(),
    ...changes,
  }
  const drawn = (shown: ConnectorDrawerProps) => (
    <ClockProvider clock={clock}>
      <ConnectorDrawer {...shown} />
    </ClockProvider>
  )
  const { rerender } = render(drawn(props))
  return { ...props, again: (more: Partial<ConnectorDrawerProps>) => rerender(drawn({ ...props, ...more })) }
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const group = (name: RegExp) => screen.queryByRole('group', { name })
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

describe('a new connector in one go', () => {
  const paste = async (name: string, text: string) => {
    await userEvent.click(field(name))
    await userEvent.paste(text)
  }

  it('fills the fields from a pasted address, secrets included [GLANCE-120]', async () => {
    show({ type: 'ftp', connector: null })
    await paste('ftp.host', 'ftp://acme:Horse-7@files.example.com/in')
    expect(field('ftp.host').value).toBe('files.example.com')
    expect(field('ftp.username').value).toBe('acme')
    expect(field('ftp.password').value).toBe('Horse-7')
    expect(field('ftp.password').type).toBe('password')
    expect(field('ftp.path').value).toBe('/in')
  })

  it('pastes other text as it is [GLANCE-120]', async () => {
    show({ type: 'ftp', connector: null })
    await paste('ftp.host', 'files.example.com')
    expect(field('ftp.host').value).toBe('files.example.com')
    expect(field('ftp.path').value).toBe('')
  })

  it('tests the connection once its settings are complete, before it has a name [GLANCE-121]', async () => {
    const { onTest } = show({ type: 'ftp', connector: null })
    await paste('ftp.host', 'ftp://acme:Horse-7@files.example.com')
    await userEvent.click(field('ftp.path'))
    expect(onTest).not.toHaveBeenCalled()
    await userEvent.type(field('ftp.path'), '/in')
    await userEvent.tab()
    expect(onTest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ 'ftp.path': '/in' }))
    await userEvent.click(field('name'))
    await userEvent.tab()
    expect(onTest).toHaveBeenCalledOnce()
  })

  it('does not test a stored connector by itself [GLANCE-121]', async () => {
    const { onTest } = show()
    await userEvent.click(field('name'))
    await userEvent.tab()
    expect(onTest).not.toHaveBeenCalled()
  })

  it('is saved, or saved and refreshed [GLANCE-122]', async () => {
    const { onSave } = show({ type: 'ftp', connector: null })
    await userEvent.type(field('name'), 'Files')
    await paste('ftp.host', 'ftp://acme:Horse-7@files.example.com/in')
    await press('Save and refresh now')
    await press('Save')
    expect(vi.mocked(onSave).mock.calls.map(([, then]) => then)).toEqual([
      { refresh: true },
      { refresh: false },
    ])
  })

  it.each([
    ['its provider has to authorise it', { type: 'custom', requiresAuthorisation: true }],
    ['its requests cost money', { type: 'aws' }],
  ])('cannot be refreshed with one press if %s [GLANCE-122]', (_, props) => {
    show({ connector: null, ...props })
    expect(screen.queryByRole('button', { name: 'Save and refresh now' })).toBeNull()
  })
})

describe('a test result', () => {
  it('no longer applies when a setting changes', async () => {
    const onEdit = vi.fn()
    show({ onEdit })
    onEdit.mockClear()
    await userEvent.type(field('woo.secret'), 'x')
    expect(onEdit).toHaveBeenCalled()
  })

  it('still applies when licences have loaded or the name changes', async () => {
    const onEdit = vi.fn()
    const { again } = show({ onEdit, licences: undefined })
    onEdit.mockClear()
    again({ licences: { ...licences, selected: licences.all.map(({ id }) => id) } })
    await userEvent.type(field('name'), ' 2')
    expect(onEdit).not.toHaveBeenCalled()
  })
})

describe('the sections [CPROP-24]', () => {
  it('are general, type settings and target, then those for super administrators [CONNMAN-17, CPROP-18]', () => {
    show()
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      ...['General', 'WooCommerce settings', 'Your database', 'Schedule', 'Licences'],
    ])
    expect(screen.getByText('Leave blank to let us store the data.')).toBeInTheDocument()
    expect(screen.getByText('Original name: shop.harbourpine.example')).toBeInTheDocument()
    expect(screen.getAllByText('superadmin')).toHaveLength(2)
  })

  it('are fewer for administrators, who see no API path [CPROP-13]', () => {
    show({ type: 'poweroffice', connector: null, viewer: administrator })
    expect([group(/Schedule/), group(/Licences/)]).toEqual([null, null])
    expect(document.querySelector('[name="poweroffice.apiPath"]')).toBeNull()
  })

  it('show the key to super administrators only [CONNMAN-18]', () => {
    const { again } = show()
    expect(screen.getByText('woo-hpo-02')).toBeInTheDocument()
    again({ viewer: administrator })
    expect(screen.queryByText('woo-hpo-02')).not.toBeInTheDocument()
  })

  it.each([
    ['aws', ['region', 'startDate', 'granularity'], '[CPROP-02]'],
    ['cin7', [], '[CPROP-03]'],
    ['uniconta', [], '[CPROP-04]'],
    ['woocommerce', ['uri', 'key', 'secret', 'startDate'], '[CPROP-05]'],
    ['ftp', ['host', 'username', 'password', 'path'], '[CPROP-06]'],
    ['gaap', ['startingDate'], '[CPROP-07]'],
    ['mailchimp', ['dataCenter', 'userId'], '[CPROP-09]'],
    ['vend', [], '[CPROP-10]'],
    ['xero', [], '[CPROP-11]'],
    ['poweroffice', ['startDate'], '[CPROP-12]'],
  ])('of %s have the required fields %s %s', (type, needed) => {
    show({ type, connector: null, viewer: administrator })
    const required = [...document.querySelectorAll<HTMLInputElement>('input[required]')].map(
      ({ name }) => name,
    )
    const prefix = type === 'woocommerce' ? 'woo' : type
    expect(required).toEqual(['name', ...needed.map((name) => `${prefix}.${name}`)])
  })
})

describe('a choice', () => {
  it('starts with its default and explains the selected option', async () => {
    show({ type: 'ftp', connector: null, viewer: administrator })
    const encryption = screen.getByRole('combobox', { name: 'Encryption' })
    expect(encryption).toHaveDisplayValue('When the server offers it')
    await userEvent.selectOptions(encryption, 'Always')
    expect(encryption).toHaveAccessibleDescription('Without TLS, the refresh fails and nothing is sent.')
  })
})

describe('the optional database [CPROP-15]', () => {
  const toggle = () => screen.getByRole('button', { name: 'Your database' })
  const schema = () => field('target.schema')

  it('is collapsed while empty, and explains what blank means', async () => {
    show({ type: 'ftp', connector: null })
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('Leave blank to let us store the data.')).toBeVisible()
    expect(schema()).not.toBeVisible()
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(schema()).toBeVisible()
  })

  it('is open if something is stored', () => {
    show()
    expect(schema()).toBeVisible()
  })

  it('opens on an error, with the focus on its field', async () => {
    const none = { ...shop, properties: shop.properties.filter(({ name }) => !name.startsWith('target.')) }
    const { onSave } = show({ connector: none })
    await userEvent.click(toggle())
    await userEvent.type(field('target.connectionString/user id'), 'sa')
    await userEvent.click(toggle())
    expect(schema()).not.toBeVisible()
    await press('Save')
    expect(field('target.connectionString/data source')).toHaveFocus()
    expect(schema()).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('Test connection', () => {
  const isIn = (name: RegExp) =>
    within(screen.getByRole('group', { name })).queryByRole('button', { name: 'Test connection' })

  it('is below the fields it tests, before the optional database', () => {
    show({ type: 'ftp', connector: null })
    expect(isIn(/^FTP settings/)).toBeVisible()
    expect(isIn(/^Your database/)).toBeNull()
  })

  it('has its own section if the type has no settings', () => {
    show({ type: 'xero', connector: connector() })
    expect(isIn(/^Connection/)).toBeVisible()
  })
})

describe('a secret [CPROP-22, CPROP-25]', () => {
  it('is never shown once saved, and may stay blank', () => {
    show()
    expect(field('woo.secret')).toHaveValue('')
    expect(field('woo.secret')).toHaveAttribute('placeholder', 'Leave blank to keep the current value')
    expect(field('woo.secret')).toHaveAttribute('type', 'password')
    expect(screen.queryByRole('button', { name: 'Show Secret' })).not.toBeInTheDocument()
  })

  it('can be shown while it is typed', async () => {
    show()
    await userEvent.type(field('woo.secret'), 'cs_1')
    await press('Show Secret')
    expect(field('woo.secret')).toHaveAttribute('type', 'text')
    await press('Hide Secret')
    expect(field('woo.secret')).toHaveAttribute('type', 'password')
  })

  it('can be removed if it is optional, and that can be undone', async () => {
    const { onSave } = show({
      type: 'cin7',
      connector: {
        ...shop,
        properties: [{ id: 1, name: 'cin7.applicationKey', value: '', clientConnectorId: 7 }],
      },
    })
    await press('Remove it: Application Key')
    expect(screen.getByText('The saved value will be removed.')).toBeInTheDocument()
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument()
    await press('Keep it: Application Key')
    expect(screen.queryByText('1 unsaved change')).not.toBeInTheDocument()
    await press('Remove it: Application Key')
    await press('Save')
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ 'clear cin7.applicationKey': 'yes' }), {
      refresh: false,
    })
  })
})

describe('the input', () => {
  it('is validated next to its field, and the first error has the focus [CPROP-01, VALID-16]', async () => {
    const { onSave } = show({ connector: null })
    await press('Save')
    expect(field('name')).toHaveAccessibleDescription('required')
    expect(field('name')).toHaveFocus()
    expect(field('woo.uri')).toBeInvalid()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('accepts any start date that the source accepts [CPROP-17]', async () => {
    const { onSave } = show()
    await retype('woo.startDate', '2026-13-01')
    await press('Save')
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('stays when another user has saved, whose changes reach the other fields', async () => {
    const { again } = show()
    await retype('woo.startDate', '2025-01-01')
    const properties = shop.properties.map((one) =>
      one.name === 'target.schema' ? { ...one, value: 'sales' } : one,
    )
    again({ connector: { ...shop, name: 'Renamed', properties } })
    expect([field('name').value, field('target.schema').value, field('woo.startDate').value]).toEqual([
      ...['Renamed', 'sales', '2025-01-01'],
    ])
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument()
  })

  it('needs a confirmation before it is discarded', async () => {
    const { onClose } = show()
    await userEvent.type(field('name'), 'x')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of a connection string is its parts, all blank or the first three filled [CPROP-08, CPROP-15, CPROP-23]', async () => {
    const { onSave } = show({ type: 'sqlserver', connector: ledger })
    const part = (key: string) => `source.connectionString/${key}`
    await userEvent.type(field(part('user id')), 'sa')
    await press('Save')
    expect(field(part('data source'))).toHaveAccessibleDescription('required')
    await userEvent.type(field(part('data source')), 'db.example.com')
    await userEvent.type(field(part('initial catalog')), 'erp')
    await userEvent.type(field(part('password')), 'p')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Multiple Active Result Sets' }))
    await press('Save')
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ [part('user id')]: 'sa', [part('multipleActiveResultSets')]: 'True' }),
      { refresh: false },
    )
  })
})

describe('the schedule [CPROP-18]', () => {
  it('is shown as a sentence, with its next runs in local time and UTC', () => {
    show()
    expect(screen.getByText('Every hour, 07:17 to 19:17 UTC')).toBeInTheDocument()
    const [heads, first] = within(screen.getByRole('table', { name: 'Next runs' })).getAllByRole('row')
    expect(heads).toHaveTextContent('Your time (Pacific/Auckland)UTC')
    expect(first).toHaveTextContent('Sun 22 Nov, 07:17Sat 21 Nov, 18:17')
  })

  it('is selected or typed, and typing starts from the selection', async () => {
    const { onSave } = show({ connector: { ...shop, schedule: '30 6 * * *' } })
    const runs = screen.getByRole('combobox', { name: 'Runs' })
    expect(runs).toHaveDisplayValue('Every day at…')
    await userEvent.selectOptions(runs, 'Weekly…')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Friday')
    expect(screen.getByText('Fridays at 06:30 UTC')).toBeInTheDocument()
    await userEvent.selectOptions(runs, 'Custom')
    expect(field('schedule')).toHaveValue('30 6 * * 5')
    await retype('schedule', '* * * * *')
    await press('Save')
    expect(field('schedule')).toHaveAccessibleDescription(
      'Please leave at least five minutes between two runs.',
    )
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(runs, 'Not scheduled')
    expect(screen.getByText('Refreshes start by hand only.')).toBeInTheDocument()
  })
})

it('explains a property where its name is not enough', () => {
  show({ type: 'aws' })
  expect(field('aws.region')).toHaveAccessibleDescription(/The costs of all regions are read\./)
})

describe('the schedule of a type that charges for its requests', () => {
  it('is refused where it is selected if it runs too often', async () => {
    const { onSave } = show({ type: 'aws', connector: { ...shop, schedule: '30 6 * * *' } })
    const runs = screen.getByRole('combobox', { name: 'Runs' })
    await userEvent.selectOptions(runs, 'Every hour')
    expect(screen.queryByRole('table', { name: 'Next runs' })).toBeNull()
    await press('Save')
    expect(runs).toHaveAccessibleDescription(/Please leave at least six hours between two runs/)
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('the licences [CONNMAN-33]', () => {
  it('are listed, and a base licence is locked [CONNMAN-19]', async () => {
    const { onSave } = show()
    expect(screen.getByRole('checkbox', { name: 'WooCommerce connector' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Subscriptions' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Refunds and taxes' }))
    await press('Save')
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ licences: '["1","3"]' }), {
      refresh: false,
    })
  })

  it('can be loaded again after a failure', async () => {
    const onRetryLicences = vi.fn()
    show({ licences: undefined, onRetryLicences })
    await press('Try again')
    expect(onRetryLicences).toHaveBeenCalledOnce()
  })

  it('of a new connector can be set once it is saved', () => {
    show({ connector: null, licences: undefined })
    expect(screen.getByText('Licences can be chosen once the connector has been added.')).toBeInTheDocument()
  })
})

describe('a connector that is authorised at its provider [CONNMAN-23, CONNMAN-28]', () => {
  const authorisation = {
    account: 'Acme',
    by: 'Olga Oak',
    at: new Date('2026-11-20T18:00:00Z'),
    refusedAt: null,
  }
  const books = connector({ status: 'DISCONNECTED', authorisation })

  it('shows who authorised it, and that saving does not change that', () => {
    const { again } = show({ type: 'xero', connector: books, requiresAuthorisation: true })
    expect(screen.getByText('Olga Oak')).toBeInTheDocument()
    expect(screen.queryByText('Saving connects this connector again.')).not.toBeInTheDocument()
    again({ type: 'ftp', requiresAuthorisation: false })
    expect(screen.getByText('Saving connects this connector again.')).toBeInTheDocument()
  })
})

it('a clone fills its own tables, and shows so next to them', () => {
  show({ connector: null, from: shop })
  expect(field('target.schema').value).toMatch(/^copy_of_harbour_pine_online_[0-9a-f]{4}$/)
  expect(field('target.schema')).toHaveAccessibleDescription(
    'Use a separate schema. The schema of Harbour & Pine Online already contains these tables.',
  )
  expect(screen.getByText('Refreshes start by hand only.')).toBeInTheDocument()
})

it('tests the input and shows the result of each check', async () => {
  const { onTest, again } = show()
  await retype('target.schema', 'sales')
  await press('Test connection')
  expect(onTest).toHaveBeenCalledWith(expect.objectContaining({ 'target.schema': 'sales', 'woo.secret': '' }))
  again({ test: { busy: false, checks } })
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said[0]).toBe('Host found: worksshop.harbourpine.example is at 203.0.113.7.')
  expect(said[2]).toMatch(/^Signed in: failedThe shop does not know this key\./)
  expect(said[3]).toBe('Data can be read: not tried')
})

it('shows what a refresh would load after a passed test [GLANCE-123]', async () => {
  show({ test: { busy: false, checks: checksWithSample } })
  const orders = within(await screen.findByRole('table', { name: 'orders' }))
  expect(orders.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('billing_email')
  expect(orders.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByText('1,042 rows')).toBeVisible()
  expect(screen.getByText('and 4 more')).toBeVisible()
})

describe('the users of a new connector [GLANCE-124]', () => {
  const users = { items: [{ id: 5, name: 'Ada Elm', note: 'User' }], onOpen: vi.fn() }
  const fill = async () => {
    await userEvent.type(field('name'), 'Shop')
    await userEvent.type(field('woo.uri'), 'https://shop.example.com')
    await userEvent.type(field('woo.key'), 'ck_1')
    await userEvent.type(field('woo.secret'), 'cs_1')
    await userEvent.type(field('woo.startDate'), '2026-01-01')
  }

  it('are saved with it', async () => {
    const { onSave } = show({ connector: null, users })
    await fill()
    await press('Users')
    await userEvent.click(screen.getByRole('checkbox', { name: /Ada Elm/ }))
    await press('Save')
    expect(vi.mocked(onSave).mock.lastCall?.[0].users).toBe('["5"]')
  })

  it('are loaded once the section is opened', async () => {
    const onOpen = vi.fn()
    show({ connector: null, users: { items: undefined, onOpen } })
    expect(onOpen).not.toHaveBeenCalled()
    await press('Users')
    expect(onOpen).toHaveBeenCalledOnce()
    expect(screen.getByText('Loading users')).toBeDefined()
  })

  it('can be loaded again after a failure', async () => {
    const onRetry = vi.fn()
    show({
      connector: null,
      users: { items: undefined, failure: { message: 'No.', onRetry }, onOpen: vi.fn() },
    })
    await press('Users')
    await press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('are not offered for a stored one', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Users' })).toBeNull()
  })
})
