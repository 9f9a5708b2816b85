import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../approvals/approvals.samples.ts'
import { refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { abandonedRow, mailBackend, mailRow } from './operations.samples.ts'

freshBrowser()

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the mails that have not been sent', () => {
  const open = (backend = mailBackend(mailRow('ana'), abandonedRow('ben'))) =>
    openPortal('/admin/mail', backend)

  it('are listed with their counts', async () => {
    await open()
    expect(await screen.findByText('ana@tributary.example')).toBeDefined()
    expect(await screen.findByText('1 waiting, 1 abandoned')).toBeDefined()
    expect(document.title).toBe('Mail · Tributary')
  })

  it('are limited to one state', async () => {
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Abandoned' }))
    expect(await screen.findByText('ben@tributary.example')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('ana@tributary.example')).toBeNull())
  })

  it('are sent again, and then wait', async () => {
    await open()
    await press('Send now: Welcome to ben@tributary.example')
    expect(await screen.findByText('The mail to ben@tributary.example will be sent now.')).toBeDefined()
    expect(await screen.findByText('2 waiting, 0 abandoned')).toBeDefined()
  })

  it('stay as they are if the server refuses to send them', async () => {
    const backend = mailBackend(abandonedRow('ben'))
    const tooOld = 'This mail is no longer of use: its link or code has expired.'
    backend.on('POST /mails/*/retry', refusal(409, tooOld))
    await open(backend)
    await press('Send now: Welcome to ben@tributary.example')
    expect(await screen.findByText(tooOld)).toBeDefined()
    expect(screen.getByText('0 waiting, 1 abandoned')).toBeDefined()
  })

  it('can be loaded again', async () => {
    const backend = mailBackend()
    backend.on('GET /mails', refusal(500, 'Something went wrong here.'))
    await open(backend)
    expect(await screen.findByText('Something went wrong here.')).toBeDefined()
    backend.on('GET /mails', [mailRow('ana')])
    await press('Try again')
    expect(await screen.findByText('ana@tributary.example')).toBeDefined()
  })
})

describe('housekeeping', () => {
  it('shows the size of the data and when it is deleted', async () => {
    await openPortal('/admin/housekeeping', mailBackend())
    expect(await screen.findByText('412 MB')).toBeDefined()
    expect(screen.getByRole('row', { name: /^Mails/ }).textContent).toMatch(/Deleted after 30 days/)
  })
})

it.each(['/admin/mail', '/admin/housekeeping'])('%s is only for super administrators', async (path) => {
  const backend = mailBackend()
  backend.on('POST /auth/refresh', olga)
  await openPortal(path, backend)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(backend.calls.some((call) => /mails|housekeeping/.test(call))).toBe(false)
})
