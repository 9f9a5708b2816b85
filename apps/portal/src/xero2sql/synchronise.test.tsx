import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../approvals/approvals.samples.ts'
import { eli, held, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { company, LIST, SAVE, START, sue, xeroBackend } from './xero2sql.samples.ts'

freshBrowser()

const path = '/connectors/xero/v2/synchronise'
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const row = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li')
  if (!item) throw new Error(`${name} is not in the list.`)
  return item
}
const started = 'Your sync has started successfully. Typically this will take 5-15 minutes...'

describe('the companies to sync', () => {
  it('are listed with their last sync [XSYNC-01, XSYNC-02, XSYNC-03, XSYNC-04, XSYNC-05, XSYNC-06, XSYNC-19, ROUTE-36]', async () => {
    await openPortal(path, xeroBackend())
    await screen.findByRole('heading', { level: 1, name: 'My Entities - Ready to Sync' })
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText('Xero Connector - Synchronise V2')).toBeDefined()
    const traders = await row('Acme Traders Ltd')
    expect(within(traders).getByText('Last on demand sync started on')).toBeDefined()
    expect(traders.querySelector('time')?.dateTime).toMatch(/^\d{4}-.*Z$/)
    expect((await row('Acme Retail Ltd')).textContent).toContain('never')
    expect(within(traders).getByRole('button', { name: 'Sync Acme Traders Ltd' })).toBeDefined()
    expect(within(traders).getByRole('button', { name: 'Edit Acme Traders Ltd' })).toBeDefined()
  })

  it('can be downloaded as CSV [GLANCE-115]', async () => {
    await openPortal(path, xeroBackend())
    await row('Acme Traders Ltd')
    expect(screen.getByRole('button', { name: /^Download CSV \d rows$/ })).toBeDefined()
  })

  it('show the loading text, then the empty text [XSYNC-08, XSYNC-09]', async () => {
    const backend = xeroBackend()
    const answer = held(() => [])
    backend.on(LIST, answer.handler)
    await openPortal(path, backend)
    await screen.findByText('Loading products')
    answer.letGo()
    await screen.findByText(
      'No products registered. Please contact the provider in order to link your Xero2SQL Entities to your portal account.',
    )
  })

  it.each([
    ['a super administrator', sue, ['Assign users', 'Xero2Sql - Tokens']],
    ['an administrator', olga, ['Assign users']],
    ['a user', eli, []],
  ])('lead %s to %o [XSYNC-07, XSYNC-21]', async (_, person, links) => {
    await openPortal(path, xeroBackend(person))
    await row('Acme Traders Ltd')
    const shown = within(screen.getByRole('main')).getAllByRole('link')
    expect(shown.map(({ textContent }) => textContent).filter((text) => text !== 'Xero')).toEqual(links)
  })
})

describe('a sync', () => {
  it('starts and becomes the last sync [XSYNC-02, XSYNC-10, XSYNC-13, XSYNC-16, XSYNC-19, XSYNC-20, ERR-44]', async () => {
    const backend = xeroBackend()
    const answer = held(() => ({ statusCode: 200, message: 'The sync was requested.' }))
    backend.on(START, answer.handler)
    await openPortal(path, backend)
    await press('Sync Acme Retail Ltd')
    expect((await screen.findAllByText(/^Syncing/)).length).toBeGreaterThan(1)
    await press('Syncing Acme Retail Ltd')
    backend.on(LIST, [company('c2', 'Acme Retail Ltd', 0)])
    answer.letGo()
    await screen.findByText(started)
    await waitFor(async () => expect((await row('Acme Retail Ltd')).querySelector('time')).not.toBeNull())
    expect(backend.calls.filter((call) => call.endsWith('/incremental'))).toHaveLength(1)
  })

  it('is not requested within 15 minutes, and shows the minutes [XSYNC-11, XSYNC-12, XSYNC-17]', async () => {
    const backend = xeroBackend()
    await openPortal(path, backend)
    const button = await screen.findByRole('button', { name: 'Sync Acme Traders Ltd' })
    expect(button.textContent).toMatch(/[89]:\d\d$/)
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please wait 15 minutes from last refresh. It has been 6 minutes since Acme Traders Ltd was last refreshed.',
    )
    expect(backend.calls.filter((call) => call.endsWith('/incremental'))).toEqual([])
  })

  it('shows the server’s sentence when it is too early [XSYNC-17]', async () => {
    const backend = xeroBackend()
    const wait =
      'Please wait 15 minutes from last refresh. It has been 0 minutes since Acme Retail Ltd was last refreshed.'
    backend.on(START, refusal(429, wait))
    await openPortal(path, backend)
    await press('Sync Acme Retail Ltd')
    expect((await screen.findByRole('alert')).textContent).toBe(wait)
  })

  it.each([
    ['a status other than 200 in a good answer', { statusCode: 500, message: 'Xero is asleep.' }],
    ['a refusal', refusal(502, 'Xero is asleep.')],
  ])('shows %s as an alert [XSYNC-14]', async (_, answer) => {
    const backend = xeroBackend()
    backend.on(START, answer)
    await openPortal(path, backend)
    await press('Sync Acme Retail Ltd')
    expect((await screen.findByText('Xero is asleep.')).closest('[role="alert"]')).not.toBeNull()
    expect(screen.queryByText(started)).toBeNull()
  })
})

describe('the credentials of a company', () => {
  it('are stored only when both passwords match [XSYNC-06, XSYNC-15, XSYNC-16, XSYNC-18]', async () => {
    const backend = xeroBackend()
    await openPortal(path, backend)
    await press('Edit Acme Traders Ltd')
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Credentials' }))
    expect(address()).toBe(`${path}?edit=c1`)
    const values = ['Host', 'Database', 'Schema', 'User', 'Password', 'Confirm Password'].map(
      (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
    )
    expect(values).toEqual(['sql01', 'figures', 'xero', 'svc', '', ''])
    await userEvent.type(dialog.getByLabelText('Password'), 's3cret')
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 's3cre')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect([backend.said, dialog.queryByRole('alert')]).toEqual([[], null])
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 't')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Success!')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.said).toEqual([
      {
        tenantId: 't1',
        tenantName: 'Acme Traders Ltd',
        creds: {
          ...{ connector: 'mssql', host: 'sql01', database: 'figures' },
          ...{ schema: 'xero', user: 'svc', password: 's3cret' },
        },
      },
    ])
  })

  it('stay as entered when they cannot be stored [XSYNC-18]', async () => {
    const backend = xeroBackend()
    backend.on(SAVE, refusal(400, 'This host is not allowed.'))
    await openPortal(`${path}?edit=c1`, backend)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Host'), '.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Password is required.')
    await userEvent.type(dialog.getByLabelText('Password'), 's')
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 's')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await dialog.findByText('This host is not allowed.')
    expect(dialog.getByLabelText<HTMLInputElement>('Host').value).toBe('sql01.example')
    await userEvent.keyboard('{Escape}')
    await press('Discard')
    await waitFor(() => expect(address()).toBe(path))
  })
})
