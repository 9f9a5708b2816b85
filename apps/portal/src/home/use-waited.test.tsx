import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWaited } from './use-waited.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('is true once the time has passed, and false again for another organisation', () => {
  const { result, rerender } = renderHook(({ shown }) => useWaited(1500, shown), {
    initialProps: { shown: 'acme' as string | undefined },
  })
  pass(1499)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ shown: 'birch' })
  expect(result.current).toBe(false)
  pass(1500)
  expect(result.current).toBe(true)
})

it('stays false while nothing is shown', () => {
  const { result } = renderHook(() => useWaited(1500, undefined))
  pass(5000)
  expect(result.current).toBe(false)
})
