import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useSearchParameter, withSearch } from './use-search-parameter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function searchBoxAt(path: string) {
  const location = memoryLocation({ path, record: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      {children}
    </Router>
  )
  const box = renderHook(() => useSearchParameter(), { wrapper })
  return { box, location, type: (text: string) => act(() => box.result.current.setTyped(text)) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the search box of the top bar', () => {
  it('is filled from the address [SHELL-49]', () => {
    expect(searchBoxAt('/connectors/ftp/refresh?search=ware').box.result.current.typed).toBe('ware')
  })

  it('writes lower-cased text 300 ms after the last key, not earlier [SHELL-38, CONST-01]', () => {
    const { box, type } = searchBoxAt('/connectors/ftp/refresh')
    type('W')
    wait(299)
    type('Wa')
    wait(299)
    expect(box.result.current.search).toBe('')
    wait(1)
    expect(box.result.current.search).toBe('wa')
    expect(box.result.current.typed).toBe('Wa')
  })

  it('replaces the history entry [SHELL-49]', () => {
    const { location, type } = searchBoxAt('/connectors/ftp/refresh')
    type('wa')
    wait(300)
    expect(location.history).toHaveLength(1)
  })

  it('removes only its own parameter when it is emptied [SHELL-49]', () => {
    const { location, type } = searchBoxAt('/connectors/ftp/refresh?new=true&search=wa')
    type('')
    wait(300)
    expect(location.history).toEqual(['/connectors/ftp/refresh?new=true'])
  })

  it('keeps a text that looks like an escape sequence', () => {
    const { box, location, type } = searchBoxAt('/connectors/ftp/refresh')
    type('50%41')
    wait(300)
    wait(300)
    expect(location.history).toEqual(['/connectors/ftp/refresh?search=50%2541'])
    expect(box.result.current.typed).toBe('50%41')
  })

  it('follows a change of the address', () => {
    const { box, location } = searchBoxAt('/connectors/ftp/refresh?search=wa')
    act(() => location.navigate('/connectors/xero/refresh'))
    expect(box.result.current.typed).toBe('')
  })
})

describe('an address with a search', () => {
  it.each([
    ['a b', '/x?search=a+b'],
    ['50% & more', '/x?search=50%25+%26+more'],
    ['', '/x'],
  ])('for "%s" is %s', (text, address) => {
    expect(withSearch('/x', '', text)).toBe(address)
  })
})
