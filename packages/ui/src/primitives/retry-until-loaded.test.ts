import { afterEach, expect, it, vi } from 'vitest'
import { retryUntilLoaded } from './retry-until-loaded.ts'

afterEach(() => document.head.replaceChildren())

it('retries until it loads', async () => {
  const load = vi.fn(() => Promise.resolve('there'))
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('still away'))
  expect(await retryUntilLoaded(load, 0)).toBe('there')
  expect(load).toHaveBeenCalledTimes(3)
})

it('requests only the failed stylesheet again', async () => {
  const [failing, loading] = [stylesheet(), stylesheet()]
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return 'there'
    failing.dispatchEvent(new Event('error'))
    throw new Error('away')
  })
  const there = retryUntilLoaded(load, 0)
  await vi.waitFor(() => expect(failing.isConnected).toBe(false))
  expect(load).toHaveBeenCalledTimes(1)
  document.querySelector('link')?.dispatchEvent(new Event('load'))
  expect(await there).toBe('there')
  expect(loading.isConnected).toBe(true)
})

function stylesheet() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  return link
}
