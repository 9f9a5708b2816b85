import type { AccountOptions } from '@tributary/domain'
import { type Client, getAccountOptions } from '@tributary/sdk'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { useClient } from '../session/use-client.ts'

const optionsAtom = atom<AccountOptions | undefined>(undefined)

const asked = new WeakMap<Client, Promise<AccountOptions>>()

/** One question for all who ask at once; one that failed is put again by the next screen. */
function ask(client: Client): Promise<AccountOptions> {
  const running = asked.get(client)
  if (running) return running
  const question = getAccountOptions(client)
  asked.set(client, question)
  question.catch(() => asked.delete(client))
  return question
}

/**
 * What this installation offers before signing in: providers, captcha, the rule for passwords. Asked once until the page
 * is loaded again; undefined while it is not known, also when asking failed: every screen has to do without.
 */
export function useAccountOptions(): AccountOptions | undefined {
  const client = useClient()
  const [options, setOptions] = useAtom(optionsAtom)
  useEffect(() => {
    if (!options) ask(client).then(setOptions, () => undefined)
  }, [client, options, setOptions])
  return options
}
