import { confirmAddress, getAddressToConfirm } from '@tributary/sdk'
import { newPasswordFailure } from '@tributary/sdk/account'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { type LinkCheck, useLinkCheck } from '../use-link-check.ts'
import { useMailToken } from '../use-mail-token.ts'

const checkAddressLink: LinkCheck<{ emailAddress: string }> = (client, token, signal) =>
  getAddressToConfirm(client, { query: { token } }, { signal })

/** Confirms an address with the link of a mail. `done` is true once it is confirmed. */
export function useConfirmAddress(parameter: string | undefined) {
  const client = useClient()
  const { token, drop } = useMailToken(parameter)
  const { link, check, invalidate } = useLinkCheck(token, checkAddressLink)
  const [done, setDone] = useState(false)
  const { busy, error, run } = useSubmit((failure) => {
    const reason = newPasswordFailure(failure)
    if (reason?.kind === 'invalid-request') invalidate()
    return reason?.kind === 'message' ? reason.message : null
  })
  const confirm = () =>
    run(async () => {
      if (!token) return null
      await confirmAddress(client, { body: { token } })
      drop()
      setDone(true)
      return null
    })
  return { link, done, check, busy, error, confirm }
}
