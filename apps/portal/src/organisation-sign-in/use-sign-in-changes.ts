import { useQueryClient } from '@tanstack/react-query'
import type { Id, MailDomain, OrganisationProvider, OrganisationSignIn } from '@tributary/domain'
import { writeCache } from '@tributary/react'
import {
  addMailDomain,
  addSignInProvider,
  assignMailDomain,
  failureMessage,
  removeMailDomain,
  removeSignInProvider,
  saveSignInProvider,
  setSignInPolicy,
  switchSignInProvider,
  testSignInProvider,
  verifyMailDomain,
} from '@tributary/sdk'
import { type ProviderValues, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { signInKey } from './use-organisation-sign-in.ts'

/** What waits for a confirmation. */
export type Removal = { removes: 'provider' | 'domain'; name: string; id: Id }

/** The provider in the form; null for a new one. */
export type Edited = { provider: OrganisationProvider | null }

type BusyProvider = { action: 'test' | 'active'; id: Id }

/** What administrators do with the sign-in of an organisation. Each panel shows its own failures. */
export function useSignInChanges(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [busyProvider, setBusyProvider] = useState<BusyProvider | null>(null)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [saving, using, policy, listing, removing] = [
    useSubmit(failureMessage),
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

  /** Runs one action of a provider. */
  const use = async (action: BusyProvider['action'], id: Id, work: () => Promise<string | null>) => {
    setBusyProvider({ action, id })
    await using.run(work)
    setBusyProvider(null)
  }

  const save = ({ defaultRoleId, ...values }: ProviderValues) =>
    saving.run(async () => {
      if (defaultRoleId === null) return null
      const body = { ...values, defaultRoleId }
      const id = edited?.provider?.id
      await stored(
        id === undefined
          ? await addSignInProvider(client, { params, body })
          : await saveSignInProvider(client, { params: { ...params, id: String(id) }, body }),
      )
      setEdited(null)
      return null
    })
  const turn = ({ id }: OrganisationProvider, active: boolean) =>
    use('active', id, async () =>
      stored(await switchSignInProvider(client, { params: { ...params, id: String(id) }, body: { active } })),
    )
  const test = ({ id }: OrganisationProvider) =>
    use('test', id, async () => {
      const { message, data } = await testSignInProvider(client, { params: { ...params, id: String(id) } })
      if (data.url === null) return message
      location.assign(data.url)
      return null
    })
  const setPolicy = (only: boolean) =>
    policy.run(async () => stored(await setSignInPolicy(client, { params, body: { only } })))
  const assign = ({ id }: MailDomain, providerId: Id | null) =>
    act(listing, id, async () => {
      const { message, data } = await assignMailDomain(client, {
        params: { ...params, id },
        body: { providerId },
      })
      await storedDomain(data)
      show({ type: 'success', content: message })
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
      if (!removal) return null
      const id = String(removal.id)
      if (removal.removes === 'provider')
        await stored(await removeSignInProvider(client, { params: { ...params, id } }))
      else {
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
  const edit = (next: Edited | null) => {
    saving.dismissError()
    setEdited(next)
  }
  return {
    saving,
    using,
    policy,
    busyProvider,
    edited,
    edit,
    setPolicy,
    assign,
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
