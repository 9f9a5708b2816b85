import { renderHook, waitFor } from '@testing-library/react'
import { getAccountOptions } from '@tributary/sdk'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { connectPortal } from '../session/connect-portal.ts'
import { fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser } from '../test/open-portal.tsx'
import { useAccountOptions } from './use-account-options.ts'

freshBrowser()

const OPTIONS = 'GET /registration/options'
const wire = {
  SignUp: true,
  Providers: [{ Name: 'xero', DisplayName: 'Xero' }],
  Captcha: { kind: 'altcha' },
  PasswordPolicy: 'asvs',
}

function portal(answer: object) {
  const backend = fakeBackend({ [OPTIONS]: answer })
  const store = createStore()
  const client = connectPortal(store, backend.fetch)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { backend, client, read: () => renderHook(useAccountOptions, { wrapper }) }
}

it('are requested once for all components', async () => {
  const { backend, read } = portal(wire)
  const [one, two] = [read(), read()]
  await waitFor(() => expect(one.result.current?.passwordPolicy).toBe('asvs'))
  expect(two.result.current).toBe(one.result.current)
  expect(read().result.current?.providers).toEqual([{ name: 'xero', displayName: 'Xero' }])
  expect(backend.calls).toEqual([OPTIONS])
})

it('are requested again by the next screen after a failure', async () => {
  const { backend, client, read } = portal(refusal(400, 'Not today.'))
  const first = read()
  // Called after the screen's own call, so that one has failed too once this one has.
  await expect(getAccountOptions(client)).rejects.toThrow('Not today.')
  expect(first.result.current).toBeUndefined()
  first.unmount()
  backend.on(OPTIONS, wire)
  const second = read()
  await waitFor(() => expect(second.result.current?.signUp).toBe(true))
})
