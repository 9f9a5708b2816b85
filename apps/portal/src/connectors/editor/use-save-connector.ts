import { useQueryClient } from '@tanstack/react-query'
import {
  type ClientConnector,
  type ConnectorType,
  type Id,
  type SessionUser,
  sameId,
  type TypeOrKind,
} from '@tributary/domain'
import { applyWrite, connectorsKey, usersKey, withSaved } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import type { Plan } from '@tributary/sdk/common'
import {
  type ConnectorDraft,
  type ConnectorStep,
  connectorForm,
  connectorRefusal,
  createConnectorPlan,
  editConnectorPlan,
  editorMessages,
  saveOutcome,
} from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { reloadStored } from './reload-stored.ts'
import { type Known, sendStep } from './send-step.ts'

export type SaveConnectorOptions = {
  connectorType: ConnectorType
  /** The type, or the kind of a custom source. */
  kind: TypeOrKind
  organisationId: Id
  viewer: SessionUser
  /** The edited connector; null for a new one. */
  connector: ClientConnector | null
  licences: readonly Id[] | undefined
}

/** A saved connector, and whether the user wants it refreshed now. */
export type SavedConnector = { connector: ClientConnector; refresh: boolean }

/**
 * Saves the values of the editor, call by call. After an interrupted save, saving again sends only the rest, so nothing is
 * added twice.
 */
export function useSaveConnector(options: SaveConnectorOptions) {
  const { connectorType, kind, organisationId } = options
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [stored, setStored] = useState<Known | null>(null)
  const [saved, setSaved] = useState<SavedConnector | null>(null)
  const [refusals, setRefusals] = useState<Record<string, string> | null>(null)
  const progress = useRef<{ plan: Plan<ConnectorStep>; done: Set<string> }>({ plan: [], done: new Set() })
  const known: Known = stored ?? { connector: options.connector, licences: options.licences }

  const { busy, error, run, dismissError } = useSubmit((failure) => {
    const { plan, done } = progress.current
    const refusal = connectorRefusal(kind, failure)
    setRefusals(refusal.fields)
    const isAllBeside = Object.keys(refusal.fields).length > 0 && refusal.rest.length === 0
    const sentence = isAllBeside ? '' : refusal.rest.join(' ') || failureMessage(failure)
    return [sentence, saveOutcome(plan, done)].filter(Boolean).join(' ') || null
  })

  const save = (draft: ConnectorDraft, then: { refresh: boolean }) =>
    run(async () => {
      setRefusals(null)
      const plan = planFor(options, known, draft)
      progress.current = { plan, done: new Set() }
      const queryKey = connectorsKey(organisationId, connectorType.type)
      let now = known
      try {
        for (const step of plan.flat()) {
          now = await sendStep({ client, orgId: organisationId, known: now }, step)
          progress.current.done.add(step.key)
          setStored(now)
          if (step.kind === 'assign-users') queries.invalidateQueries({ queryKey: usersKey(organisationId) })
        }
      } catch (failure) {
        setStored(await reloadStored(client, now))
        throw failure
      } finally {
        const { connector } = now
        await applyWrite<ClientConnector>(queries, queryKey, (rows) =>
          connector ? withStored(rows, connector) : [...rows],
        )
      }
      const { connector } = now
      if (!connector) return null
      const { added, changed } = editorMessages
      show({ type: 'success', content: options.connector ? changed(connector.name) : added(connector.name) })
      setSaved({ connector, ...then })
      return null
    })
  return { known, saved, save, busy, error, refusals, dismissError }
}

/** Merges what is stored of a connector into the list. Its refreshes are only known there. */
function withStored(rows: readonly ClientConnector[], stored: ClientConnector): ClientConnector[] {
  const row = rows.find(({ id }) => sameId(id, stored.id))
  return withSaved(rows, row ? { ...row, ...stored, log: row.log } : stored)
}

function planFor(
  { connectorType, kind, viewer }: SaveConnectorOptions,
  { connector, licences }: Known,
  draft: ConnectorDraft,
) {
  const { id, requiresAuthorisation } = connectorType
  const form = connectorForm(kind, draft, viewer)
  if (!connector) return createConnectorPlan(kind, id, form, viewer)
  const stored = { ...connector, requiresAuthorisation, ...(licences && { licences }) }
  return editConnectorPlan(kind, stored, form, viewer)
}
