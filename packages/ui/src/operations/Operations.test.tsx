import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { HousekeepingTable } from './HousekeepingTable.tsx'
import { MailFilter } from './MailFilter.tsx'
import { MailTable } from './MailTable.tsx'
import { housekeeping, mails, sampleNow } from './operations.samples.ts'

const show = (element: React.ReactNode) =>
  render(<ClockProvider clock={fixedClock(sampleNow)}>{element}</ClockProvider>)
const ignore = () => undefined
const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
const none: ReadonlySet<string> = new Set()

describe('MailTable', () => {
  it('shows the kind, recipient, state, attempts, last error and next attempt of each mail', () => {
    show(<MailTable mails={mails} state={null} sending={none} onRetry={ignore} />)
    expect(rows()[1]).toMatch(
      /Link to set a password.*ingrid.solheim@.*Waiting2451 4.7.1 Greylisted.*21 Nov 2026/,
    )
    expect(rows()[3]).toMatch(/bram@closed.example.*Abandoned10550 5.1.1.*Given up/)
  })

  it('shows the request that caused a mail, and copies its id', async () => {
    const user = userEvent.setup()
    show(<MailTable mails={mails.slice(0, 1)} state={null} sending={none} onRetry={ignore} />)
    await user.click(screen.getByRole('button', { name: 'Copy 6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11' }))
    expect(await navigator.clipboard.readText()).toBe('6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11')
  })

  it('sends a mail by a button that names it, unless its content was deleted', async () => {
    const onRetry = vi.fn()
    show(<MailTable mails={mails} state={null} sending={none} onRetry={onRetry} />)
    await userEvent.click(
      screen.getByRole('button', { name: 'Send now: Request to approve to bram@closed.example' }),
    )
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(mails[2])
    expect(rows()[4]).toMatch(/Its content was deleted\./)
    expect(screen.queryByRole('button', { name: /cleo@closed.example/ })).toBeNull()
  })

  it.each([
    [null, 'Every mail has been sent.'],
    ['waiting', 'No mail waits.'],
    ['abandoned', 'No mail was given up.'],
  ] as const)('with the state %s and no mail reads "%s"', (state, text) => {
    show(<MailTable mails={[]} state={state} sending={none} onRetry={ignore} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('MailFilter', () => {
  it('chooses a state, and all of them', async () => {
    const onChange = vi.fn()
    const { rerender } = render(<MailFilter state={null} onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Abandoned' }))
    expect(onChange).toHaveBeenLastCalledWith('abandoned')
    rerender(<MailFilter state="abandoned" onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

describe('HousekeepingTable', () => {
  it('shows the size of the database and of each kind of data, the largest first', () => {
    show(<HousekeepingTable housekeeping={housekeeping} />)
    expect(screen.getByText('412 MB')).toBeInTheDocument()
    expect(screen.getByText('42 min ago')).toBeInTheDocument()
    expect(rows().slice(1, 3)).toEqual(['Audit log182,40096 MBKept', 'Refreshes40,21061 MBKept'])
  })

  it('shows when each kind of data is deleted', () => {
    show(<HousekeepingTable housekeeping={housekeeping} />)
    expect(rows().find((row) => row?.startsWith('Mails'))).toMatch(/Deleted after 30 days$/)
    expect(rows().find((row) => row?.startsWith('Links'))).toMatch(/Deleted when it expires$/)
  })

  it('sorts by size as a number', async () => {
    show(<HousekeepingTable housekeeping={housekeeping} />)
    await userEvent.click(screen.getByRole('button', { name: /^Size/ }))
    expect(rows()[1]).toMatch(/^Links to set a password/)
  })
})
