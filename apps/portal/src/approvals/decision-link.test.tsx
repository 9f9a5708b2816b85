import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { approvalsBackend, DECIDE, decided, LIST, request } from './approvals.samples.ts'

freshBrowser()

/** The details in the server's page about how it was opened. */
function openedFrom(site: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'nav-site', content: site })
  document.head.append(meta)
}
afterEach(() => {
  document.querySelector('meta[name="nav-site"]')?.remove()
  Reflect.deleteProperty(document, 'prerendering')
})

const status = async (name: string) => {
  const card = await screen.findByRole('article', { name: new RegExp(name) })
  return within(card).getByRole('status').textContent
}
const approve = [{ approvalId: 'Ivy', approvalStatus: 'APPROVED' }]

describe('an address with a status', () => {
  it.each([
    ['none', 'APPROVED'],
    ['same-origin', 'approved'],
    ['same-site', 'Approved'],
  ])('opened from %s decides once, with %s [APPR-07, APPR-11, ROUTE-17]', async (site, word) => {
    openedFrom(site)
    const backend = approvalsBackend(request('Bram'), request('Ivy'))
    const before = history.length
    await openPortal(`/admin/approvals/Ivy?status=${word}`, backend)
    expect(await screen.findByText('Approved: Ivy asks to join acme Traders')).toBeDefined()
    expect(await status('Ivy')).toBe('Approved')
    expect(await status('Bram')).toBe('Pending')
    expect(backend.said).toEqual(approve)
    expect([address(), history.length]).toEqual(['/admin/approvals', before])
  })

  it('can also reject [APPR-07]', async () => {
    openedFrom('none')
    const backend = approvalsBackend(request('Ivy'))
    await openPortal('/admin/approvals/Ivy?status=rejected', backend)
    await waitFor(() => expect(backend.said).toEqual([{ approvalId: 'Ivy', approvalStatus: 'REJECTED' }]))
  })

  it('does nothing more when the list is loaded again [APPR-11]', async () => {
    openedFrom('none')
    const backend = approvalsBackend(request('Ivy'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED', backend)
    await screen.findByText('Approved: Ivy asks to join acme Traders')
    backend.replace(request('Ivy'))
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(await status('Ivy')).toBe('Pending'))
    expect(backend.said).toHaveLength(1)
  })

  it.each(['PENDING', 'yes', ''])('of %j changes nothing [APPR-11]', async (word) => {
    openedFrom('none')
    const backend = approvalsBackend(request('Ivy'))
    await openPortal(`/admin/approvals/Ivy?status=${word}`, backend)
    expect(await status('Ivy')).toBe('Pending')
    expect([backend.said, address()]).toEqual([[], '/admin/approvals'])
  })

  it('of a decided request changes nothing and shows why [APPR-11]', async () => {
    openedFrom('none')
    const backend = approvalsBackend(decided('Ivy', 'REJECTED'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED', backend)
    expect(
      await screen.findByText('This request has already been decided. Rejected just now by Adam Ash.'),
    ).toBeDefined()
    expect(backend.said).toEqual([])
  })

  it('of a missing request shows that it is missing', async () => {
    openedFrom('none')
    const backend = approvalsBackend(request('Bram'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED', backend)
    expect(await screen.findByText('This request does not exist, or you cannot decide it.')).toBeDefined()
    expect(backend.said).toEqual([])
  })

  it('waits until the list has loaded, then decides', async () => {
    openedFrom('none')
    const backend = approvalsBackend(request('Ivy'))
    backend.on(LIST, refusal(400, 'Not now.'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED', backend)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(backend.said).toEqual([])
    backend.on(LIST, [request('Ivy')])
    await userEvent.click(again)
    await waitFor(() => expect(backend.said).toEqual(approve))
  })

  it('decides nothing in a prerendered page until it is visited', async () => {
    openedFrom('none')
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const backend = approvalsBackend(request('Ivy'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED', backend)
    expect(await status('Ivy')).toBe('Pending')
    expect(backend.said).toEqual([])
    Reflect.deleteProperty(document, 'prerendering')
    await act(async () => void document.dispatchEvent(new Event('prerenderingchange')))
    await waitFor(() => expect(backend.said).toEqual(approve))
  })
})

describe('an address of a request', () => {
  it('without a status only shows the request [ROUTE-17]', async () => {
    openedFrom('none')
    const backend = approvalsBackend(request('Bram'), request('Ivy'))
    await openPortal('/admin/approvals/Ivy', backend)
    await status('Ivy')
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Ivy/ }))
    expect([backend.said, address()]).toEqual([[], '/admin/approvals/Ivy'])
  })

  it('does not keep the token', async () => {
    await openPortal('/admin/approvals/Ivy?t=one.token', approvalsBackend(request('Ivy')))
    await status('Ivy')
    expect(address()).toBe('/admin/approvals')
  })
})

describe('a link from another site', () => {
  const follow = async (query = '', site = 'cross-site') => {
    openedFrom(site)
    const backend = approvalsBackend(request('Ivy'))
    await openPortal(`/admin/approvals/Ivy?status=APPROVED${query}`, backend)
    return backend
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Approve this request?' })

  it.each(['cross-site', ''])(
    'asks first when it comes from %j, and decides after the confirmation [APPR-11]',
    async (site) => {
      const backend = await follow('', site)
      const dialog = within(await question())
      expect(dialog.getByText('Ivy asks to join acme Traders')).toBeDefined()
      expect([backend.said, address()]).toEqual([[], '/admin/approvals'])
      await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
      await waitFor(() => expect(backend.said).toEqual(approve))
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('changes nothing when it is cancelled [APPR-11]', async () => {
    const backend = await follow()
    await question()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await status('Ivy')).toBe('Pending')
    expect(backend.said).toEqual([])
  })

  it('decides without asking if it has the token of our mail', async () => {
    const backend = await follow('&t=one.token')
    expect(await screen.findByText('Approved: Ivy asks to join acme Traders')).toBeDefined()
    expect(backend.said).toEqual([{ ...approve[0], token: 'one.token' }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('needs confirmation if its token is invalid', async () => {
    openedFrom('cross-site')
    const backend = approvalsBackend(request('Ivy'))
    backend.on(DECIDE, refusal(400, 'This link is no longer valid.'))
    await openPortal('/admin/approvals/Ivy?status=APPROVED&t=old.token', backend)
    await question()
    expect(screen.queryByText('This link is no longer valid.')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(await status('Ivy')).toBe('Pending')
  })
})
