import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, withinChunkTimeout } from './lazy-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a lazy screen', () => {
  it('resolves when it loads in time', async () => {
    await expect(withinChunkTimeout(async () => 'screen')).resolves.toBe('screen')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails after 120 seconds [CONST-05, CONST-25]', async () => {
    const outcome = expect(withinChunkTimeout(() => new Promise(() => {}))).rejects.toThrow(ChunkError)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })

  it('fails as a chunk error when the server no longer has it', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(withinChunkTimeout(gone)).rejects.toThrow(ChunkError)
  })
})
