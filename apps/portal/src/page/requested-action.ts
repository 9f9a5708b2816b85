import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { personAtom } from '../session/person-atom.ts'

/** An action of a page that another part of the portal can start. */
export type RequestedAction = 'add-user' | 'add-organisation' | 'change-password' | 'first-run'

const requestedAtom = personAtom<RequestedAction | null>(() => null)

/** Returns a function that requests an action. The caller also opens the page. */
export const useRequestAction = () => useSetAtom(requestedAtom)

/** Runs a requested action once, as soon as the page is ready. Leaving the page drops the request. */
export function useRequestedAction(action: RequestedAction, ready: boolean, act: () => void): void {
  const [asked, setAsked] = useAtom(requestedAtom)
  const wanted = asked === action
  const done = useEffectEvent(() => {
    setAsked(null)
    act()
  })
  const forget = useEffectEvent(() => setAsked((now) => (now === action ? null : now)))
  useEffect(() => {
    if (wanted && ready) done()
  }, [wanted, ready])
  useEffect(() => () => forget(), [])
}
