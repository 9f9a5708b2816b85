import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Id, type QuestionUser, type Remedy, sameId, type User } from '@tributary/domain'
import { applyWrite, organisationKey, usePauseSchedule, usersKey, withSaved } from '@tributary/react'
import { failureMessage, saveUserAccess, synchroniseTables } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import type { TypedConnector } from '../connectors/typed-connectors.ts'
import { useRefreshWithToast } from '../connectors/use-refresh-with-toast.ts'
import { structureStateKey } from '../database/structure-state-query.ts'
import { useClient } from '../session/use-client.ts'
import { accessPageText } from './access.messages.ts'

type Context = {
  organisationId: Id
  user: QuestionUser | undefined
  connectors: readonly TypedConnector[]
}

/** Carries out the remedies that need no other page. A toast shows the outcome, and the checks follow. */
export function useRemedy({ organisationId, user, connectors }: Context) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { refresh } = useRefreshWithToast(organisationId)
  const schedule = usePauseSchedule(organisationId)
  const [busy, setBusy] = useState(false)

  const connectorOf = (id: Id) => connectors.find((one) => sameId(one.id, id))
  const link = async (body: Omit<Parameters<typeof saveUserAccess>[1]['body'], 'organisationId'>) => {
    if (!user) return
    const { data } = await saveUserAccess(client, {
      params: { id: user.id },
      body: { organisationId, ...body },
    })
    await keepSaved(queries, organisationId, data)
    show({ type: 'success', content: accessPageText.saved })
  }

  const carryOut = async (remedy: Remedy): Promise<void> => {
    const body = linksOf(remedy, user)
    if (body) return link(body)
    if (remedy.kind === 'synchronise') {
      await synchroniseTables(client, { params: { id: organisationId } })
      await queries.invalidateQueries({ queryKey: structureStateKey(organisationId) })
      show({ type: 'success', content: accessPageText.synchronised })
    }
    const connector = 'connectorId' in remedy ? connectorOf(remedy.connectorId) : undefined
    if (!connector) return
    if (remedy.kind === 'refresh' || remedy.kind === 'retry') refresh(connector)
    if (remedy.kind === 'resume') {
      await schedule.mutateAsync({ connector, paused: false })
      show({ type: 'success', content: accessPageText.resumed })
    }
  }

  const onRemedy = async (remedy: Remedy) => {
    setBusy(true)
    try {
      await carryOut(remedy)
    } catch (error) {
      show({ type: 'error', content: failureMessage(error) })
    }
    setBusy(false)
  }
  return { busy, onRemedy: (remedy: Remedy) => void onRemedy(remedy) }
}

const withId = (rows: readonly { id: Id }[] | undefined, id: Id): Id[] => [
  ...(rows ?? []).map((row) => row.id),
  id,
]

/** Returns the links of the user with the missing one, or null for a remedy of another kind. */
function linksOf(remedy: Remedy, user: QuestionUser | undefined) {
  switch (remedy.kind) {
    case 'add-to-group':
      return { groups: withId(user?.groups, remedy.group.id) }
    case 'link-entity':
      return { entities: withId(user?.entities, remedy.item.id) }
    case 'link-helper-table':
      return { helperTables: withId(user?.helperTables, remedy.item.id) }
    case 'assign':
      return { connectors: withId(user?.connectors, remedy.connectorId) }
    default:
      return null
  }
}

/** Shows a saved user in every list, and checks whether the database is up to date. */
export async function keepSaved(queries: QueryClient, organisationId: Id, saved: User) {
  await applyWrite<User>(queries, usersKey(organisationId), (rows) => withSaved(rows, saved))
  void queries.invalidateQueries({ queryKey: structureStateKey(organisationId) })
  void queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'own-access') })
}
