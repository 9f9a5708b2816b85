import { Refusal } from '@tributary/sdk'
import { passkeyMessages } from '@tributary/sdk/session'
import { useEffect, useRef, useState } from 'react'

/**
 * Runs one ceremony with a passkey at a time, from the request of its challenge to the response of the browser. It ends
 * when `cancel` is called or the user leaves the page.
 */
export function useCeremony() {
  const [running, setRunning] = useState(false)
  const current = useRef<AbortController>(null)
  const cancel = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])
  const run = async <Response>(ceremony: (signal: AbortSignal) => Promise<Response>): Promise<Response> => {
    const controller = new AbortController()
    current.current = controller
    setRunning(true)
    try {
      return await ceremony(controller.signal)
    } catch (failure) {
      if (controller.signal.aborted) throw new Refusal(passkeyMessages.cancelled)
      throw failure
    } finally {
      setRunning(false)
    }
  }
  return { running, run, cancel }
}

/** Lets Escape end a ceremony on a page. A dialog has its own Escape. */
export function useEscape({ running, cancel }: Pick<ReturnType<typeof useCeremony>, 'running' | 'cancel'>) {
  useEffect(() => {
    if (!running) return
    const stop = new AbortController()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    return () => stop.abort()
  })
}
