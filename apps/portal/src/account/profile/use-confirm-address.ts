import { confirmAddress, getAddressToConfirm } from '@tributary/sdk'
import { newPasswordFailure } from '@tributary/sdk/account'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useMailToken } from '../use-mail-token.ts'

/** The state of a link that confirms an address. Checking the link does not use it up. */
export type AddressLink =
  | { state: 'checking' }
  | { state: 'valid'; address: string }
  | { state: 'invalid' }
  | { state: 'done' }
  | { state: 'unknown'; message: string }

/** Confirms an address with the link of a mail. */
export function useConfirmAddress(parameter: string | undefined) {
  const client = useClient()
  const { token, drop } = useMailToken(parameter)
  const { link, setLink, check } = useAddressLink(token)
  const { busy, error, run } = useSubmit((failure) => {
    const reason = newPasswordFailure(failure)
    if (reason?.kind === 'invalid-request') setLink({ state: 'invalid' })
    return reason?.kind === 'message' ? reason.message : null
  })
  const confirm = () =>
    run(async () => {
      if (!token) return null
      await confirmAddress(client, { body: { token } })
      drop()
      setLink({ state: 'done' })
      return null
    })
  return { link, check, busy, error, confirm }
}

function useAddressLink(token: string | null) {
  const client = useClient()
  const [link, setLink] = useState<AddressLink>({ state: token ? 'checking' : 'invalid' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!token) return
    const controller = new AbortController()
    getAddressToConfirm(client, { query: { token } }, { signal: controller.signal }).then(
      ({ emailAddress }) => setLink({ state: 'valid', address: emailAddress }),
      (failure: unknown) => {
        const reason = newPasswordFailure(failure)
        if (reason?.kind === 'message') setLink({ state: 'unknown', message: reason.message })
        if (reason?.kind === 'invalid-request') setLink({ state: 'invalid' })
      },
    )
    return () => controller.abort()
  }, [client, token, times])
  const check = useCallback(() => {
    setLink({ state: 'checking' })
    setTimes((before) => before + 1)
  }, [])
  return { link, setLink, check }
}
