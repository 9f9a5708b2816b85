import type { AccountOptions } from '@tributary/domain'
import { type Client, getAccountOptions } from '@tributary/sdk'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { useClient } from '../session/use-client.ts'

const optionsAtom = atom<AccountOptions | undefined>(undefined)

const asked = new WeakMap<Client, Promise<AccountOptions>>()

/** Shares one call among all components. After a failure, the next screen calls again. */
function ask(client: Client): Promise<AccountOptions> {
  const running = asked.get(client)
  if (running) return running
  const question = getAccountOptions(client)
  asked.set(client, question)
  question.catch(() => asked.delete(client))
  return question
}

/**
 * What this installation offers before sign-in: providers, captcha, password policy. Loaded once per page load; undefined
 * while unknown or after a failure, so every screen has to work without.
 */
export function useAccountOptions(): AccountOptions | undefined {
  const client = useClient()
  const [options, setOptions] = useAtom(optionsAtom)
  useEffect(() => {
    if (!options) ask(client).then(setOptions, () => undefined)
  }, [client, options, setOptions])
  return options
}
