import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ClockProvider } from './Clock.tsx'
import { handClock } from './clock.samples.ts'
import { TimeAgo } from './TimeAgo.tsx'
import { UpdatedAgo } from './UpdatedAgo.tsx'

const start = new Date('2026-11-21T07:00:00Z')

it('shows a relative time with the exact one as a tooltip', () => {
  const clock = handClock(new Date('2026-11-21T07:02:00Z'))
  render(
    <ClockProvider clock={clock}>
      <TimeAgo date={start} />
    </ClockProvider>,
  )
  const time = screen.getByText('2 min ago')
  expect(time).toHaveAttribute('datetime', '2026-11-21T07:00:00.000Z')
  expect(time.title).toContain('21 Nov 2026')
  act(() => clock.advance(60_000))
  expect(time).toHaveTextContent('3 min ago')
})

it('shows the age of a list without announcing every poll', () => {
  const clock = handClock(new Date('2026-11-21T07:00:04Z'))
  const { container } = render(
    <ClockProvider clock={clock}>
      <UpdatedAgo at={start} />
    </ClockProvider>,
  )
  expect(container).toHaveTextContent('Updated 4 s ago')
  expect(screen.queryByRole('status')).toBeNull()
})
