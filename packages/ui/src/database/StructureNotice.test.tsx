import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StructureState } from '@tributary/domain'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { StructureNotice, type StructureNoticeProps } from './StructureNotice.tsx'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const outdated: StructureState = { changedAt: at('09:00'), synchronisedAt: at('08:00'), credentialsSet: true }

function show(changed: Partial<StructureNoticeProps> = {}) {
  const props: StructureNoticeProps = {
    state: outdated,
    canSynchronise: true,
    settingsHref: '/excel/table-synchronisation',
    busy: false,
    outcome: null,
    onSynchronise: vi.fn(),
    onDismiss: vi.fn(),
    onFocusLost: vi.fn(),
    ...changed,
  }
  const notice = (more: Partial<StructureNoticeProps> = {}) => (
    <ClockProvider clock={fixedClock(at('10:00'))}>
      <StructureNotice {...props} {...more} />
    </ClockProvider>
  )
  const { rerender, container } = render(notice())
  return { ...props, container, change: (more: Partial<StructureNoticeProps>) => rerender(notice(more)) }
}

const sentence = 'The structure has changed since the last synchronisation, 2 hours ago.'

describe('tables older than the structure [DBSET-01]', () => {
  it('are updated with one press', async () => {
    const { onSynchronise } = show()
    expect(screen.getByText(sentence)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Synchronise' }))
    expect(onSynchronise).toHaveBeenCalledOnce()
  })

  it('need a database first', () => {
    show({ state: { ...outdated, synchronisedAt: null, credentialsSet: false } })
    expect(
      screen.getByText('Never synchronised. Enter the credentials of your database, then synchronise.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Table synchronisation' })).toHaveAttribute(
      'href',
      '/excel/table-synchronisation',
    )
  })

  it('are for another user to update, without permission to synchronise [DBSET-18]', () => {
    show({ canSynchronise: false })
    expect(screen.getByText('Ask your administrator to synchronise.')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it('shows the result in place and keeps the focus', async () => {
  const { change, onFocusLost } = show()
  screen.getByRole('button', { name: 'Synchronise' }).focus()
  change({
    state: { ...outdated, synchronisedAt: at('10:00') },
    outcome: { kind: 'done', sentence: 'Database synchronisation completed successfully!' },
  })
  expect(screen.getByRole('status')).toHaveTextContent('Database synchronisation completed successfully!')
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  expect(onFocusLost).toHaveBeenCalled()
})

it('is absent while the tables are up to date', () => {
  const { container } = show({ state: { ...outdated, changedAt: null } })
  expect(container).toBeEmptyDOMElement()
})
