import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkerBar } from './LinkerBar.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const bar = (count: number, busy = false) => (
  <LinkerBar
    sentence={
      <>
        Link <b>Revenue</b> to {count} sub-areas.
      </>
    }
    back={{ label: 'Back to links', onPress: () => {} }}
    submit={{ label: 'Create Link', busyLabel: 'Creating link', onPress: () => {}, busy }}
  />
)

it('announces its sentence once it no longer changes', async () => {
  const { rerender } = render(bar(1))
  const status = screen.getByRole('status')
  rerender(bar(2))
  await act(() => vi.advanceTimersByTimeAsync(500))
  rerender(bar(3))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(status).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(status).toHaveTextContent('Link Revenue to 3 sub-areas.')
})

it('has no effect on presses while busy [LINKAREA-09]', async () => {
  const onPress = vi.fn()
  const button = { label: 'Create Link', busyLabel: 'Creating link', onPress, busy: true }
  render(<LinkerBar sentence="" back={{ label: 'Back to links', onPress }} submit={button} />)
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Creating link' }))
  expect(screen.getByRole('button', { name: 'Back to links' })).toBeDisabled()
  expect(onPress).not.toHaveBeenCalled()
})
