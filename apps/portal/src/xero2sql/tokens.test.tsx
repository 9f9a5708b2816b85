import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { olga } from '../approvals/approvals.samples.ts'
import { held, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { SAVE_TOKEN, xeroBackend } from './xero2sql.samples.ts'

freshBrowser()

const path = '/connectors/xero/v2/tokens'
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = async (label: string, text: string) => userEvent.type(field(label), text)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
const fillPasswords = async (password: string, again = password) => {
  await type('Password', password)
  await type('Confirm password', again)
}

it('are listed by email address and user id, and expand to their organisations [TOKEN-01, TOKEN-02, TOKEN-09, TOKEN-12, TOKEN-15, ROUTE-35]', async () => {
  const backend = xeroBackend()
  await openPortal(path, backend)
  await screen.findByRole('heading', { level: 1, name: 'Xero2Sql - Tokens' })
  const list = await screen.findByRole('list', { name: 'Tokens' })
  expect(list.textContent).toMatch(/ana@acme\.example.*x-1.*tom@acme\.example.*x-2/)
  expect(backend.calls.filter((call) => call.startsWith('GET /token/'))).toEqual([])
  await press('ana@acme.example')
  const organisations = within(
    await screen.findByRole('radiogroup', { name: 'Organisations of ana@acme.example' }),
  )
  const radios = organisations.getAllByRole('radio')
  expect(radios.map((radio) => radio.getAttribute('aria-describedby'))).toHaveLength(2)
  expect(list.textContent).toContain('Acme Traders LtdLinked')
  expect(list.textContent).toContain('Acme Retail LtdNo database')
  expect(organisations.getByRole('button', { name: 'Copy t1' })).toBeDefined()
  await press('tom@acme.example')
  await screen.findByText('No organisations')
})

it('can be downloaded as CSV, with a row for each organisation that is loaded [GLANCE-116]', async () => {
  await openPortal(path, xeroBackend())
  await screen.findByRole('button', { name: 'Download CSV 2 rows' })
  await press('ana@acme.example')
  await screen.findByRole('button', { name: 'Download CSV 3 rows' })
})

it('have a form that is sent only when complete [TOKEN-03, TOKEN-04, TOKEN-06, TOKEN-07, TOKEN-08, TOKEN-13]', async () => {
  const backend = xeroBackend()
  await openPortal(path, backend)
  await press('ana@acme.example')
  await pick('Acme Traders Ltd')
  const labels = [
    'Organisation name',
    'Host',
    'Database name',
    'Schema',
    'User',
    'Password',
    'Confirm password',
  ]
  expect(labels.map((label) => field(label).value)).toEqual([
    ...['Acme Traders Ltd', 'sql01', 'figures', 'xero', 'svc', '', ''],
  ])
  expect(submit().disabled).toBe(true)
  await fillPasswords('figures 1', 'figures')
  await userEvent.tab()
  await screen.findByText('Does not match Password')
  expect(submit().disabled).toBe(true)
  await type('Confirm password', ' 1')
  await type('Organisation name', ' (NZ)')
  await userEvent.click(submit())
  await screen.findByText('Success!')
  await waitFor(() => expect(address()).toBe('/excel/security/entities'))
  expect(backend.said).toEqual([
    {
      tenantId: 't1',
      tenantName: 'Acme Traders Ltd (NZ)',
      creds: {
        ...{ connector: 'mssql', host: 'sql01', database: 'figures' },
        ...{ schema: 'xero', user: 'svc', password: 'figures 1' },
      },
    },
  ])
})

it('keep the form with the reason when it cannot be saved [TOKEN-07]', async () => {
  const backend = xeroBackend()
  backend.on(SAVE_TOKEN, refusal(400, 'This host is not allowed.'))
  await openPortal(path, backend)
  await press('ana@acme.example')
  await pick('Acme Traders Ltd')
  await fillPasswords('figures 1')
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('This host is not allowed.')
  await pick('Acme Retail Ltd')
  await press('Keep editing')
  expect(field('Password').value).toBe('figures 1')
  await pick('Acme Retail Ltd')
  await press('Discard')
  await waitFor(() => expect(field('Organisation name').value).toBe('Acme Retail Ltd'))
  expect(field('Host').value).toBe('')
})

it('are found by the names of their organisations [TOKEN-02]', async () => {
  await openPortal(path, xeroBackend())
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organisations' }), 'RETAIL')
  await screen.findByRole('radio', { name: 'Acme Retail Ltd' })
  await waitFor(() => expect(screen.queryByText('tom@acme.example')).toBeNull())
  expect(screen.queryByRole('radio', { name: 'Acme Traders Ltd' })).toBeNull()
})

it('show a failed load or an empty state [TOKEN-05, TOKEN-11]', async () => {
  const backend = xeroBackend()
  const answer = held(() => refusal(500, 'Out of order.'))
  backend.on('GET /token', answer.handler)
  await openPortal(path, backend)
  await screen.findByText('No tokens fetched')
  answer.letGo()
  await screen.findByText('Out of order.')
  expect(screen.getByText('No tokens fetched')).toBeDefined()
  backend.on('GET /token', [])
  await press('Try again')
  await screen.findByText('No tokens present')
})

it('are available to super administrators only [TOKEN-10, ROUTE-48]', async () => {
  const backend = xeroBackend(olga)
  await openPortal(path, backend)
  await screen.findByText('You do not have access to this page.')
  expect(backend.calls.filter((call) => call.includes('/token'))).toEqual([])
})
