import type { StepUpFactor } from '@tributary/domain'
import { Refusal, withStepUp } from '@tributary/sdk'
import { factorMessages } from '@tributary/sdk/session'
import { atom, useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { clientAtom } from './connect-portal.ts'
import { personAtom } from './person-atom.ts'

/** A dangerous call that waits until the user has confirmed that it is them. */
export type StepUpRequest = {
  factors: readonly StepUpFactor[]
  /** Repeats the call. */
  confirm: () => void
  /** Gives the call up. */
  cancel: () => void
}

const requestAtom = personAtom<StepUpRequest | null>(() => null)

/** The call that waits, or null. */
export const stepUpAtom = atom((get) => get(requestAtom))

/** While a user is signed in, dangerous calls of the portal wait until the user has confirmed that it is them. */
export function useStepUp(): void {
  const store = useStore()
  useLayoutEffect(() => {
    const client = store.get(clientAtom)
    if (!client) return
    const settle = (then: () => void) => () => {
      store.set(requestAtom, null)
      then()
    }
    const ask = (factors: readonly StepUpFactor[]) =>
      new Promise<boolean>((resolve, reject) =>
        store.set(requestAtom, {
          factors,
          confirm: settle(() => resolve(true)),
          cancel: settle(() => reject(new Refusal(factorMessages.stepUpRequired))),
        }),
      )
    const { send } = client
    // In place, because another client would begin another session. Sign-in pages do not load this.
    client.send = withStepUp({ ...client, send }, ask).send
    return () => {
      client.send = send
    }
  }, [store])
}
