import { useQueryClient } from '@tanstack/react-query'
import { type AssignableRole, type Id, type Status, sameId, type User } from '@tributary/domain'
import { rolesQuery, statusesQuery, usersQuery } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { usersMessages } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../session/use-client.ts'

/** The open form: its user, and the choices in it. */
export type OpenForm = {
  user: User | null
  roles: readonly AssignableRole[]
  statuses: readonly Status[]
}

/** The maximum age of the data that fills the form, in milliseconds. */
const FRESH_MS = 5_000

/** Opens the form with current data, because other administrators change users as well. */
export function useUserForm(organisationId: Id | undefined) {
  const { load, loadChoices } = useFormFacts(organisationId)
  const { show } = useToasts()
  const [form, setForm] = useState<OpenForm | null>(null)
  /** The id of the user whose form is loading, 'new' for a new one, or null. */
  const [opening, setOpening] = useState<Id | null>(null)

  useEffect(() => {
    // The choices are loaded before a button is pressed. If that failed, the button loads them.
    loadChoices().catch(() => undefined)
  }, [loadChoices])

  const open = useCallback(
    async (user: User | null) => {
      setOpening(user?.id ?? NEW)
      try {
        const facts = await load(user)
        if (user && !facts.user) show({ type: 'error', content: usersMessages.gone })
        else setForm(facts)
      } catch (error) {
        show({ type: 'error', content: failureMessage(error) })
      }
      setOpening(null)
    },
    [load, show],
  )
  return { form, open, opening, close: useCallback(() => setForm(null), []) }
}

export const NEW = 'new'

function useFormFacts(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const loadChoices = useCallback(async () => {
    const [roles, statuses] = await Promise.all([
      queries.ensureQueryData(rolesQuery(client)),
      queries.ensureQueryData(statusesQuery(client)),
    ])
    return { roles, statuses }
  }, [client, queries])
  const load = useCallback(
    async (user: User | null): Promise<OpenForm> => {
      const choices = await loadChoices()
      if (!user || organisationId === undefined) return { user: null, ...choices }
      const users = await queries.fetchQuery({
        ...usersQuery(client, organisationId, { background: false }),
        staleTime: FRESH_MS,
      })
      return { user: users.find(({ id }) => sameId(id, user.id)) ?? null, ...choices }
    },
    [client, queries, organisationId, loadChoices],
  )
  return { load, loadChoices }
}
