import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Id, type QuestionUser, type Remedy, sameId, type User } from '@tributary/domain'
import { applyWrite, organisationKey, usePauseSchedule, usersKey, withSaved } from '@tributary/react'
import { failureMessage, saveUserAccess, synchroniseTables } from '@tributary/sdk'
import { userName } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import type { TypedConnector } from '../connectors/typed-connectors.ts'
import { useRefreshWithToast } from '../connectors/use-refresh-with-toast.ts'
import { structureStateKey } from '../database/structure-state-query.ts'
import { useUndo } from '../excel/changes/use-undo.ts'
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
  const { undoAccessAction } = useUndo(organisationId)
  const { refresh } = useRefreshWithToast(organisationId)
  const schedule = usePauseSchedule(organisationId)
  const [busy, setBusy] = useState(false)

  const connectorOf = (id: Id) => connectors.find((one) => sameId(one.id, id))
  const grant = async (add: Additions) => {
    if (!user) return
    const body = { organisationId, add }
    const { data } = await saveUserAccess(client, { params: { id: user.id }, body })
    await keepSaved(queries, organisationId, data)
    const action = undoAccessAction({ id: user.id, name: userName(user) }, add.connectors ?? [])
    show({ type: 'success', content: accessPageText.saved, action })
  }

  const carryOut = async (remedy: Remedy): Promise<void> => {
    const add = additionsOf(remedy)
    if (add) return grant(add)
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

type Additions = NonNullable<Parameters<typeof saveUserAccess>[1]['body']['add']>

/**
 * Returns the link that the user lacks, or null for a remedy of another kind. The server adds it to what the user has then, so
 * that the remedies of two administrators both stay.
 */
function additionsOf(remedy: Remedy): Additions | null {
  switch (remedy.kind) {
    case 'add-to-group':
      return { groups: [remedy.group.id] }
    case 'link-entity':
      return { entities: [remedy.item.id] }
    case 'link-helper-table':
      return { helperTables: [remedy.item.id] }
    case 'assign':
      return { connectors: [remedy.connectorId] }
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
