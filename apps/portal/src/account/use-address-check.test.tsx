import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { connectPortal } from '../session/connect-portal.ts'
import { fakeBackend, held } from '../test/fake-backend.ts'
import { freshBrowser } from '../test/open-portal.tsx'
import { useAddressCheck } from './use-address-check.ts'

freshBrowser()

const VERIFY = 'GET /registration/verify'

function draw(answer: Parameters<typeof fakeBackend>[0], patienceMs?: number) {
  const backend = fakeBackend(answer)
  const store = createStore()
  connectPortal(store, backend.fetch)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { backend, check: renderHook(() => useAddressCheck(patienceMs), { wrapper }).result.current }
}

it('checks each address once, ignoring blanks around it [VALID-18]', async () => {
  const { backend, check } = draw({ [VERIFY]: { data: false } })
  const asked = ['sue@example.com', ' sue@example.com ', 'eli@example.com']
  expect(await Promise.all(asked.map(check.isFree))).toEqual([false, false, false])
  expect(backend.calls).toEqual([VERIFY, VERIFY])
})

it('does not block the form when no response arrives [VALID-18]', async () => {
  const { check } = draw({ [VERIFY]: held(() => ({ data: false })).handler }, 0)
  expect(await check.isFree('sue@example.com')).toBe(true)
})

it('does not check a refused address again [ERR-10]', async () => {
  const { backend, check } = draw({ [VERIFY]: { data: true } })
  expect(await check.isFree('sue@example.com')).toBe(true)
  check.noteTaken('sue@example.com ')
  expect(await check.isFree('sue@example.com')).toBe(false)
  expect(backend.calls).toEqual([VERIFY])
})
