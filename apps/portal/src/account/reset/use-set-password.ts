import { resetPassword, validateResetToken } from '@tributary/sdk'
import { newPasswordFailure } from '@tributary/sdk/account'
import { passwordHint, passwordPolicyNamed } from '@tributary/sdk/common'
import type { NewPasswordValues, PersonName } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useSignInAs } from '../sign-in/use-sign-in-as.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { type LinkCheck, useLinkCheck } from '../use-link-check.ts'
import { useMailToken } from '../use-mail-token.ts'

const checkResetLink: LinkCheck<boolean> = async (client, token, signal) => {
  const { data } = await validateResetToken(client, { query: { token } }, { signal })
  return data?.needsName ?? false
}

/** Sets a password with the link of a mail: the state of the link, and the form. */
export function useSetPassword(parameter: string | undefined) {
  const client = useClient()
  const policy = passwordPolicyNamed(useAccountOptions()?.passwordPolicy)
  const { token, email, drop } = useMailToken(parameter)
  const signInAs = useSignInAs()
  const { link, check, invalidate } = useLinkCheck(token, checkResetLink)
  const [values, setValues] = useState<NewPasswordValues>({ password: '', confirmPassword: '' })
  const [name, setName] = useState<PersonName>({ firstName: '', lastName: '' })
  const asksName = link.state === 'valid' && link.response
  const [refused, setRefused] = useState<string | null>(null)
  const [done, setDone] = useState(false)

  const explain = (failure: unknown) => {
    const reason = newPasswordFailure(failure)
    if (reason?.kind === 'invalid-request') invalidate()
    if (reason?.kind !== 'message') return null
    // All known rules passed, so the refused one is the one that only the server can check.
    if (reason.message === passwordHint(policy)) setRefused(values.password)
    return reason.message
  }
  const { run, ...attempt } = useSubmit(explain)
  const submit = () =>
    run(async () => {
      if (!token) return null
      await resetPassword(client, {
        body: { password: values.password, token, ...(asksName && { name }) },
      })
      drop()
      if (!email || !(await signInAs(email, values.password))) setDone(true)
      return null
    })
  return {
    ...attempt,
    name: asksName ? name : null,
    setName,
    policy,
    link,
    check,
    values,
    setValues,
    refused,
    done,
    submit,
  }
}
