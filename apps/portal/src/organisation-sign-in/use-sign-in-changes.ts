import { useQueryClient } from '@tanstack/react-query'
import type { Id, MailDomain, OrganisationSignIn } from '@tributary/domain'
import { writeCache } from '@tributary/react'
import {
  addMailDomain,
  failureMessage,
  removeMailDomain,
  removeSignInProvider,
  saveSignInProvider,
  switchSignInProvider,
  testSignInProvider,
  verifyMailDomain,
} from '@tributary/sdk'
import { type ProviderValues, type SignInSwitchValues, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { signInKey } from './use-organisation-sign-in.ts'

/** What waits for a confirmation. */
export type Removal = { removes: 'provider'; name: string } | { removes: 'domain'; name: string; id: string }

/** What administrators do with the sign-in of an organisation. Each panel shows its own failures. */
export function useSignInChanges(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [saving, using, listing, removing] = [
    useSubmit(failureMessage),
    useSubmit(failureMessage),
    useSubmit(failureMessage),
    useSubmit(failureMessage),
  ]
  const params = { orgId: organisationId }
  const store = (change: (now: OrganisationSignIn) => OrganisationSignIn) =>
    writeCache(queries, signInKey(organisationId), change)
  const stored = async ({ message, data }: { message: string; data: OrganisationSignIn }) => {
    await store(() => data)
    show({ type: 'success', content: message })
    return null
  }
  const storedDomain = (saved: MailDomain) =>
    store((now) => ({
      ...now,
      domains: [...now.domains.filter(({ id }) => id !== saved.id), saved].toSorted((a, b) =>
        a.domain < b.domain ? -1 : 1,
      ),
    }))

  /** Runs one action of a panel, whose control shows that it is busy. */
  const act = async (panel: typeof using, name: string, work: () => Promise<string | null>) => {
    setBusyWith(name)
    await panel.run(work)
    setBusyWith(null)
  }

  const save = async ({ defaultRoleId, ...values }: ProviderValues) => {
    let saved = false
    await saving.run(async () => {
      if (defaultRoleId === null) return null
      await stored(await saveSignInProvider(client, { params, body: { ...values, defaultRoleId } }))
      saved = true
      return null
    })
    return saved
  }
  const turn = (values: SignInSwitchValues, before: SignInSwitchValues) =>
    act(using, values.active === before.active ? 'only' : 'active', async () =>
      stored(await switchSignInProvider(client, { params, body: values })),
    )
  const test = () =>
    act(using, 'test', async () => {
      const { message, data } = await testSignInProvider(client, { params })
      if (data.url === null) return message
      location.assign(data.url)
      return null
    })
  const add = async (domain: string) => {
    let added = false
    await act(listing, 'new', async () => {
      await storedDomain((await addMailDomain(client, { params, body: { domain } })).data)
      added = true
      return null
    })
    return added
  }
  const check = ({ id }: MailDomain) =>
    act(listing, id, async () => {
      await storedDomain((await verifyMailDomain(client, { params: { ...params, id } })).data)
      return null
    })
  const remove = () =>
    removing.run(async () => {
      if (removal?.removes === 'provider') await stored(await removeSignInProvider(client, { params }))
      else if (removal) {
        const { id } = removal
        await removeMailDomain(client, { params: { ...params, id } })
        await store((now) => ({ ...now, domains: now.domains.filter((one) => one.id !== id) }))
      }
      setRemoval(null)
      return null
    })
  const askToRemove = (next: Removal | null) => {
    removing.dismissError()
    setRemoval(next)
  }
  return {
    saving,
    using,
    listing,
    removing,
    busyWith,
    save,
    turn,
    test,
    add,
    check,
    remove,
    removal,
    askToRemove,
  }
}
