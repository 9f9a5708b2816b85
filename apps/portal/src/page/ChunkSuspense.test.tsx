import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ScreenBoundary } from '../app/ScreenBoundary.tsx'
import { ChunkSuspense } from './ChunkSuspense.tsx'
import { lazyScreen } from './lazy-screen.ts'

const Loaded = () => <h1>Loaded</h1>

/** A screen whose chunk loads when the test decides. */
function slowScreen() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Loaded>()
  let loads = 0
  const Screen = lazyScreen(() => {
    loads++
    return promise
  })
  return { Screen, resolve, reject, loads: () => loads }
}

describe('a screen within a ChunkSuspense', () => {
  it('shows the fallback, then the screen, and loads its chunk once', async () => {
    const { Screen, resolve, loads } = slowScreen()
    render(
      <ChunkSuspense fallback="Wait">
        <Screen />
        <Screen />
      </ChunkSuspense>,
    )
    expect(screen.queryByText('Wait')).not.toBeNull()
    await act(async () => resolve(Loaded))
    expect(screen.getAllByRole('heading', { name: 'Loaded' })).toHaveLength(2)
    expect(loads()).toBe(1)
  })

  it('throws when its chunk does not load', async () => {
    const { Screen, reject } = slowScreen()
    render(
      <ScreenBoundary resetKey="" fallback={(failure) => <p>{failure} failed</p>}>
        <ChunkSuspense fallback="Wait">
          <Screen />
        </ChunkSuspense>
      </ScreenBoundary>,
    )
    const onError = vi.spyOn(console, 'error').mockReturnValue()
    await act(async () => reject(new TypeError('not found')))
    expect(screen.queryByText('chunk failed')).not.toBeNull()
    onError.mockRestore()
  })
})
