import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, withinChunkTimeout } from './lazy-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a screen that is loaded when it is needed', () => {
  it('comes as it is when it loads in time', async () => {
    await expect(withinChunkTimeout(async () => 'screen')).resolves.toBe('screen')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after 120 seconds [CONST-05, CONST-25]', async () => {
    const outcome = expect(withinChunkTimeout(() => new Promise(() => {}))).rejects.toThrow(ChunkError)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })

  it('fails as a chunk error when the server does not have it any more', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(withinChunkTimeout(gone)).rejects.toThrow(ChunkError)
  })
})
