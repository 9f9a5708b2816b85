import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOpening } from './use-opening.ts'
import type { PaletteConnector } from './use-palette-connectors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

type Rows = readonly PaletteConnector[]
// The hook reads only these two fields.
const failing = [{ connector: { name: 'Files' }, state: 'error' }] as unknown as Rows
const item = (id: string) => ({ id, name: id, picture: { icon: 'home' }, run: () => {} }) as const

const open = (connectors: Rows | undefined, settled = false) =>
  renderHook(
    (props: { connectors: Rows | undefined; settled: boolean }) =>
      useOpening({
        ...props,
        attentionOf: ({ connector }) => item(connector.name),
        recent: () => [item('Users')],
      }),
    { initialProps: { connectors, settled } },
  )
const namesOf = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)

it('waits 400 ms for the connectors, and shows none that come later [GLANCE-101]', () => {
  const { result, rerender } = open(undefined)
  pass(399)
  expect(result.current).toBeUndefined()
  pass(1)
  rerender({ connectors: failing, settled: false })
  expect(namesOf(result.current?.attention)).toEqual([])
  expect(namesOf(result.current?.recent)).toEqual(['Users'])
})

it('stays as it was when the connectors change [GLANCE-101]', () => {
  const { result, rerender } = open(failing)
  expect(namesOf(result.current?.attention)).toEqual(['Files'])
  rerender({ connectors: [], settled: false })
  expect(namesOf(result.current?.attention)).toEqual(['Files'])
})

it('does not wait for connectors that failed to load [GLANCE-101]', () => {
  expect(namesOf(open(undefined, true).result.current?.recent)).toEqual(['Users'])
})
