import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, held, refusal, unreachable } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { approvalsBackend, DECIDE, decided, LIST, request } from './approvals.samples.ts'

freshBrowser()

const path = '/admin/approvals'
const card = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(name) }))
const statuses = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('status').textContent)

describe('the approvals', () => {
  it('are sorted by pending first, then by the newest decision [ROUTE-16, APPR-01, APPR-14]', async () => {
    const old = { ...decided('Una', 'REJECTED'), ApprovedAtUtc: '2026-01-01T00:00:00Z' }
    await openPortal(
      path,
      approvalsBackend(old, request('Ivy'), decided('Noor', 'APPROVED'), request('Bram')),
    )
    await card('Ivy')
    expect(statuses()).toEqual(['Pending', 'Pending', 'Approved', 'Rejected'])
    expect(screen.getByText('2 waiting for a decision.')).toBeDefined()
    expect(document.title).toBe('Approvals · Tributary')
  })

  it('can be filtered by their status', async () => {
    await openPortal(path, approvalsBackend(request('Ivy'), decided('Noor', 'APPROVED')))
    await card('Ivy')
    await userEvent.click(screen.getByRole('radio', { name: 'Decided' }))
    expect(statuses()).toEqual(['Approved'])
    await userEvent.click(screen.getByRole('radio', { name: 'Pending 1' }))
    expect(statuses()).toEqual(['Pending'])
  })

  it('show an empty state [APPR-14]', async () => {
    await openPortal(path, approvalsBackend())
    expect(await screen.findByRole('heading', { name: 'There are no approvals.' })).toBeDefined()
  })

  it('can be loaded again after a failure [SHELL-54]', async () => {
    const backend = approvalsBackend(request('Ivy'))
    backend.on(LIST, refusal(400, 'Not now.'))
    await openPortal(path, backend)
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(LIST, [request('Ivy')])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await card('Ivy')
  })

  it('are not available to level 3 [ROUTE-48, ROLE-18]', async () => {
    const backend = fakeBackend({ 'POST /auth/refresh': eli })
    await openPortal(`${path}/Ivy?status=APPROVED`, backend)
    expect(await screen.findByText('You do not have access to this page.')).toBeDefined()
    expect(backend.calls).not.toContain(LIST)
  })
})

describe('the number of waiting requests', () => {
  const admin = () => screen.findByRole('link', { name: 'Admin' })

  it('is shown next to Admin on every page, and follows each decision', async () => {
    const backend = approvalsBackend(request('Ivy'), decided('Noor', 'APPROVED'))
    await openPortal('/home', backend)
    const link = await admin()
    await waitFor(() => expect(link.title).toBe('1 waiting for a decision.'))
    expect(link.textContent).toBe('Admin1')
    await userEvent.click(link)
    await userEvent.click(await screen.findByRole('link', { name: 'Approvals' }))
    await userEvent.click((await card('Ivy')).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(link.textContent).toBe('Admin'))
  })

  it('is not requested for users who decide nothing', async () => {
    const backend = fakeBackend()
    await openPortal('/home', backend)
    await screen.findByRole('heading', { level: 1 })
    expect(backend.calls).not.toContain(LIST)
  })
})

describe('deciding', () => {
  it('is shown before the server has responded [APPR-08, APPR-09]', async () => {
    const backend = approvalsBackend(request('Ivy'))
    const answer = held(() => ({ message: 'Decided.', data: decided('Ivy', 'APPROVED', 'Olga Oak') }))
    const said: unknown[] = []
    backend.on(DECIDE, (asked) => {
      said.push(asked.body)
      return answer.handler(asked)
    })
    await openPortal(path, backend)
    const ivy = await card('Ivy')
    await userEvent.click(ivy.getByRole('button', { name: 'Approve' }))
    expect(ivy.getByText('Approved just now by Olga Oak')).toBeDefined()
    expect(screen.getByText('Nothing is waiting for a decision.')).toBeDefined()
    expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true')
    backend.on(LIST, [decided('Ivy', 'APPROVED', 'Olga Oak')])
    await act(async () => answer.letGo())
    await waitFor(() => expect(screen.getByRole('article').getAttribute('aria-busy')).toBeNull())
    expect(ivy.getByText('Approved just now by Olga Oak')).toBeDefined()
    expect(said).toEqual([{ approvalId: 'Ivy', approvalStatus: 'APPROVED' }])
  })

  it('moves the focus to the next waiting request', async () => {
    await openPortal(path, approvalsBackend(request('Ivy'), request('Bram')))
    await userEvent.click((await card('Ivy')).getByRole('button', { name: 'Reject' }))
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Bram/ }))
  })

  it('is not undone by the response to an earlier load', async () => {
    const backend = approvalsBackend(request('Ivy'))
    const answer = held(() => ({ message: 'Decided.', data: decided('Ivy', 'REJECTED', 'Olga Oak') }))
    backend.on(DECIDE, answer.handler)
    await openPortal(path, backend)
    const ivy = await card('Ivy')
    await userEvent.click(ivy.getByRole('button', { name: 'Reject' }))
    const lists = () => backend.calls.filter((call) => call === LIST).length
    const before = lists()
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    expect(ivy.getByRole('status').textContent).toBe('Rejected')
    await act(async () => answer.letGo())
  })

  it('restores the card and names the first decider when it is too late [APPR-12, CALL-07]', async () => {
    const backend = approvalsBackend(request('Ivy'))
    backend.on(DECIDE, () => {
      backend.replace(decided('Ivy', 'REJECTED'))
      return refusal(409, 'This request has already been decided.')
    })
    await openPortal(path, backend)
    const ivy = await card('Ivy')
    await userEvent.click(ivy.getByRole('button', { name: 'Approve' }))
    expect(
      await screen.findByText('This request has already been decided. Rejected just now by Adam Ash.'),
    ).toBeDefined()
    expect(ivy.getByText('Rejected just now by Adam Ash')).toBeDefined()
  })

  it.each([
    ['one’s own request', refusal(403, 'You cannot decide your own request.'), /your own request/],
    [
      'for a user who was removed',
      refusal(409, 'The user who made this request no longer has an account.'),
      /no longer has an account/,
    ],
    ['without a connection', unreachable, /Failed to connect/],
  ])('%s restores the card with the reason [APPR-12]', async (_, answer, sentence) => {
    const backend = approvalsBackend(request('Ivy'))
    backend.on(DECIDE, answer)
    await openPortal(path, backend)
    const ivy = await card('Ivy')
    await userEvent.click(ivy.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(ivy.getByRole('status').textContent).toBe('Pending')
    expect(ivy.getByRole('button', { name: 'Approve' })).toBeDefined()
  })
})
