import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ClockProvider } from '../patterns/clock/Clock.tsx'
import { handClock } from '../patterns/clock/clock.samples.ts'
import { ApprovalFilterBar } from './ApprovalFilterBar.tsx'
import { ApprovalGrid, type ApprovalGridProps } from './ApprovalGrid.tsx'
import { ApprovalGridSkeleton } from './ApprovalGridSkeleton.tsx'
import { administrator, approval, hoursAgo, member, requests, sampleNow } from './approvals.samples.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

let clock = handClock(sampleNow)
beforeEach(() => {
  clock = handClock(sampleNow)
})

const grid = (props: Partial<ApprovalGridProps> = {}) => (
  <ClockProvider clock={clock}>
    <ApprovalGrid
      approvals={requests}
      viewer={administrator}
      onDecide={() => {}}
      onFocusLost={() => {}}
      {...props}
    />
  </ClockProvider>
)
const only = (facts: Parameters<typeof approval>[0], props: Partial<ApprovalGridProps> = {}) => {
  render(grid({ approvals: [approval(facts)], ...props }))
  return within(screen.getByRole('article'))
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('ApprovalCard', () => {
  it('shows its kind, what is requested, and that it is pending [APPR-02, APPR-03, APPR-04, APPR-14]', () => {
    const card = only({})
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('JOIN ORGANISATION')
    expect(card.getByText(/^Sefa Tui .* asks to join Harbour & Pine Group$/)).toBeInTheDocument()
    expect(card.getByRole('status')).toHaveTextContent('Pending')
    expect(screen.getByRole('article')).toHaveAccessibleName(/^JOIN ORGANISATION Sefa Tui/)
  })

  it('isolates names in another text direction', () => {
    const card = only({ says: 'שרה asks to join Harbour' })
    expect(card.getByText(/asks to join Harbour$/).tagName).toBe('BDI')
  })

  it('shows nothing of an unreadable context [APPR-13]', () => {
    only({ approvalContext: 'not JSON' })
    expect(screen.getByRole('article')).toHaveAccessibleName('JOIN ORGANISATION')
    expect(screen.queryByText('not JSON')).toBeNull()
  })

  it.each([
    ['APPROVED', 'Approved', 'Approved 2 hours ago by Jane Doe'],
    ['REJECTED', 'Rejected', 'Rejected 2 hours ago by Jane Doe'],
  ])('%s shows by whom and when, without buttons [APPR-05, APPR-10]', (approvalStatus, status, sentence) => {
    const card = only({ approvalStatus, approvedAt: hoursAgo(2), approvedUser: 'Jane Doe' })
    expect(card.getByRole('status')).toHaveTextContent(status)
    expect(card.getByText(sentence).title).toContain('21 Nov 2026')
    expect(buttons()).toEqual([])
  })

  it('keeps counting how long ago it was', () => {
    const card = only({ approvalStatus: 'APPROVED', approvedAt: sampleNow, approvedUser: 'Jane Doe' })
    expect(card.getByText('Approved just now by Jane Doe')).toBeInTheDocument()
    act(() => clock.advance(60_000))
    expect(card.getByText('Approved 1 minute ago by Jane Doe')).toBeInTheDocument()
  })

  it('can be approved or rejected while pending [APPR-06]', async () => {
    const onDecide = vi.fn()
    const card = only({}, { onDecide })
    expect(buttons()).toEqual(['Approve', 'Reject'])
    expect(card.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/Sefa Tui/)
    await userEvent.click(card.getByRole('button', { name: 'Approve' }))
    await userEvent.click(card.getByRole('button', { name: 'Reject' }))
    expect(onDecide.mock.calls.map(([{ id }, decision]) => [id, decision])).toEqual([
      [1, 'APPROVED'],
      [1, 'REJECTED'],
    ])
  })

  it('is decided once by a double click, whose second press decides no other card [APPR-12]', async () => {
    const onDecide = vi.fn()
    const card = only({}, { onDecide })
    await userEvent.dblClick(card.getByRole('button', { name: 'Approve' }))
    expect(onDecide).toHaveBeenCalledOnce()
  })

  it('has no buttons for users who may not decide [APPR-06, ROLE-18]', () => {
    only({}, { viewer: member })
    expect(buttons()).toEqual([])
  })

  it('is busy until the server has responded', () => {
    only({ approvalStatus: 'APPROVED' }, { busy: new Set(['1']) })
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  })

  it('shows an unknown status by its name', () => {
    expect(only({ approvalStatus: 'TAKEN_BACK' }).getByRole('status')).toHaveTextContent('Taken back')
  })
})

describe('ApprovalGrid', () => {
  const shown = () => screen.getAllByRole('status').map((status) => status.textContent)

  it('shows pending requests first, then by newest decision [APPR-01, APPR-14]', () => {
    render(grid())
    expect(shown()).toEqual(['Pending', 'Pending', 'Pending', 'Approved', 'Approved', 'Rejected'])
    expect(screen.getByText(/^Approved 2 hours ago/)).toBeInTheDocument()
  })

  it.each([
    ['pending', 3],
    ['decided', 3],
    ['all', 6],
  ] as const)('shows those that are %s alone', (filter, count) => {
    render(grid({ filter }))
    expect(shown()).toHaveLength(count)
  })

  it.each([
    ['nothing at all', [], 'pending', 'There are no approvals.'],
    ['nothing pending', requests.slice(0, 1), 'pending', 'There are no pending approvals.'],
    ['nothing decided', [approval()], 'decided', 'There are no decided approvals.'],
  ] as const)('with %s says so [APPR-14]', (_, approvals, filter, sentence) => {
    render(grid({ approvals, filter }))
    expect(screen.getByRole('heading')).toHaveTextContent(sentence)
  })

  it('moves the focus to the next pending card, and from the last one to the page', async () => {
    const onFocusLost = vi.fn()
    const three = [approval({ id: 1 }), approval({ id: 2, says: 'Second' })]
    const { rerender } = render(grid({ approvals: three, onFocusLost }))
    screen.getAllByRole('button', { name: 'Approve' })[0]?.focus()
    const [first = approval(), second = approval()] = three
    rerender(grid({ approvals: [{ ...first, approvalStatus: 'APPROVED' }, second], onFocusLost }))
    expect(document.activeElement).toHaveAccessibleName('JOIN ORGANISATION Second')
    expect(onFocusLost).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Approve' }).focus()
    rerender(grid({ approvals: [{ ...second, approvalStatus: 'APPROVED' }], onFocusLost }))
    expect(onFocusLost).toHaveBeenCalledOnce()
  })

  it('focuses the request that a link opened, once', () => {
    const { rerender } = render(grid({ lookedFor: '2' }))
    expect(document.activeElement).toHaveAccessibleName(/Karin Lindqvist/)
    screen.getAllByRole('button', { name: 'Reject' })[0]?.focus()
    rerender(grid({ lookedFor: '2', approvals: [...requests] }))
    expect(document.activeElement).toHaveTextContent('Reject')
  })

  it('has a skeleton', () => {
    render(<ApprovalGridSkeleton />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading approvals')
  })
})

it('its filter shows the number of pending requests', async () => {
  const onChange = vi.fn()
  render(
    <ApprovalFilterBar
      approvals={requests}
      filter="all"
      onChange={onChange}
      order="pending-first"
      onOrder={vi.fn()}
    />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Pending 3' }))
  expect(onChange).toHaveBeenCalledWith('pending')
})

describe('a link from another site', () => {
  const dialog = (decision: 'APPROVED' | 'REJECTED') => {
    const asked = { onConfirm: vi.fn(), onCancel: vi.fn() }
    render(<DecisionDialog approval={approval()} decision={decision} {...asked} />)
    return asked
  }

  it('needs a confirmation of its decision [APPR-11]', async () => {
    const { onConfirm, onCancel } = dialog('REJECTED')
    expect(screen.getByRole('alertdialog', { name: 'Reject this request?' })).toHaveTextContent(/Sefa Tui/)
    expect(screen.getByText(/^Sefa Tui/).tagName).toBe('BDI')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('decides when confirmed [APPR-11]', async () => {
    const { onConfirm } = dialog('APPROVED')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})
