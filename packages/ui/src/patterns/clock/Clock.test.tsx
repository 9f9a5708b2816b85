import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ClockProvider, fixedClock, useMoment, useNowWhen } from './Clock.tsx'
import { handClock } from './clock.samples.ts'

const start = new Date('2026-11-21T07:00:00Z')
const MINUTE = 60_000

function Minutes({ onRender }: { onRender: () => void }) {
  onRender()
  return <p>{useMoment((now) => now.getUTCMinutes())} min</p>
}

function Reading() {
  return <p>{useNowWhen((now) => now.getUTCHours()).toISOString()}</p>
}

describe('a ClockProvider', () => {
  it('lets a component follow the time', () => {
    const clock = handClock(start)
    render(
      <ClockProvider clock={clock}>
        <Minutes onRender={() => {}} />
      </ClockProvider>,
    )
    expect(screen.getByText('0 min')).toBeInTheDocument()
    act(() => clock.advance(2 * MINUTE))
    expect(screen.getByText('2 min')).toBeInTheDocument()
  })

  it('renders a component only when its value changes', () => {
    const clock = handClock(start)
    let renders = 0
    render(
      <ClockProvider clock={clock}>
        <Minutes onRender={() => renders++} />
      </ClockProvider>,
    )
    for (let second = 0; second < 59; second++) act(() => clock.advance(1000))
    expect(renders).toBe(1)
    act(() => clock.advance(1000))
    expect(renders).toBe(2)
  })

  it('gives the time of the change to useNowWhen', () => {
    const clock = handClock(start)
    render(
      <ClockProvider clock={clock}>
        <Reading />
      </ClockProvider>,
    )
    act(() => clock.advance(59 * MINUTE))
    expect(screen.getByText('2026-11-21T07:00:00.000Z')).toBeInTheDocument()
    act(() => clock.advance(MINUTE))
    expect(screen.getByText('2026-11-21T08:00:00.000Z')).toBeInTheDocument()
  })

  it('can have a fixed time', () => {
    const clock = fixedClock(start)
    const forget = clock.subscribe(() => {
      throw new Error('a clock that stands still never ticks')
    })
    forget()
    expect(clock.now()).toBe(start)
  })

  it('is required: without one a component throws', () => {
    expect(() => render(<Minutes onRender={() => {}} />)).toThrow('needs a ClockProvider')
  })
})
