import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RelativeTime } from './RelativeTime.tsx'

const date = new Date('2026-11-21T05:58:00Z')

it('shows a short relative time, and the exact one as a tooltip and for machines', () => {
  render(<RelativeTime date={date} now={new Date('2026-11-21T06:00:00Z')} timeZone="UTC" />)

  const time = screen.getByText('2 min ago')
  expect(time.tagName).toBe('TIME')
  expect(time).toHaveAttribute('datetime', '2026-11-21T05:58:00.000Z')
  expect(time).toHaveAttribute('title', '21 Nov 2026, 05:58 UTC')
})

it('changes only with the time it is given', () => {
  const { rerender } = render(<RelativeTime date={date} now={new Date('2026-11-21T06:00:00Z')} />)
  rerender(<RelativeTime date={date} now={new Date('2026-11-21T07:10:00Z')} />)
  expect(screen.getByText('1 h 12 min ago')).toBeInTheDocument()
})
