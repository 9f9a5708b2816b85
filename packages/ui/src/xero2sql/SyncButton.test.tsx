import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ClockProvider } from '../patterns/clock/Clock.tsx'
import { handClock } from '../patterns/clock/clock.samples.ts'
import { SyncButton } from './SyncButton.tsx'
import { at } from './xero2sql.samples.ts'

const company = { id: 1, companyName: 'Kauri Ridge', lastTriggeredAt: at('09:53:10') }

it('counts down, describes the minutes left and announces once that it is ready [XSYNC-11, XSYNC-17]', () => {
  const clock = handClock(at('10:00:00'))
  const onPress = vi.fn()
  render(
    <ClockProvider clock={clock}>
      <SyncButton company={company} syncing={false} onPress={onPress} />
    </ClockProvider>,
  )
  const button = screen.getByRole('button', { name: 'Sync Kauri Ridge' })
  expect(button).toHaveTextContent(/^Sync Kauri Ridge8:10$/)
  expect(button).toHaveAccessibleDescription('Ready in 9 minutes.')
  act(() => clock.advance(1_000))
  expect(button).toHaveTextContent(/8:09$/)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => clock.advance(8 * 60_000 + 9_000))
  expect(button).toHaveTextContent(/0:01$/)
  act(() => clock.advance(1))
  expect(button).toHaveTextContent(/^Sync Kauri Ridge$/)
  expect(button).not.toHaveAccessibleDescription()
  expect(screen.getByRole('status')).toHaveTextContent('Kauri Ridge can be synced again.')
  button.click()
  expect(onPress).toHaveBeenCalledOnce()
})
