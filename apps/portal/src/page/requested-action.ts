import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { personAtom } from '../session/person-atom.ts'

/** Something a page does that can be asked for from elsewhere. */
export type RequestedAction = 'add-user' | 'add-organisation' | 'change-password'

const requestedAtom = personAtom<RequestedAction | null>(() => null)

/** Asks for an action of a page; whoever asks leads to the page as well. */
export const useRequestAction = () => useSetAtom(requestedAtom)

/** Does what was asked for elsewhere, once, as soon as the page is ready for it. Leaving the page forgets it. */
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
