import { useQueryClient } from '@tanstack/react-query'
import type { ConnectorType, Id, SessionUser } from '@tributary/domain'
import { connectorKey, connectorsKey, everyConnectorKey, useRefreshConnector } from '@tributary/react'
import { failureMessage, testConnection } from '@tributary/sdk'
import {
  type ConnectorDraft,
  checksSentence,
  connectorForm,
  connectorRefusal,
  draftSettings,
  editConnectorPlan,
  retryRequest,
} from '@tributary/sdk/connectors'
import type { FixProgress, FixSubject } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { type Known, sendStep } from '../editor/send-step.ts'

type FixOptions = {
  organisationId: Id
  id: Id
  /** Null while it loads. */
  subject: FixSubject | null
  connectorType: ConnectorType | null
  viewer: SessionUser
}

type Step = Exclude<FixProgress['at'], 'done'>
/** The steps of an attempt, which name each step before it. Resolves to why a step failed, or null. */
type Steps = (at: (step: Step) => void) => Promise<FixProgress | null>

/** Tests and saves corrected settings and starts a refresh. A failed step stops it, and the next attempt tests again. */
export function useFix({ organisationId, id, subject, connectorType, viewer }: FixOptions) {
  const client = useFormClient()
  const queries = useQueryClient()
  const refresh = useRefreshConnector(organisationId, id)
  const { attempt, progress, refusals } = useAttempt(subject)
  const reload = (key: readonly unknown[]) => queries.invalidateQueries({ queryKey: key })
  const reloadLists = () => {
    if (connectorType) void reload(connectorsKey(organisationId, connectorType.type))
    void reload(everyConnectorKey(organisationId))
  }

  /** Returns null if the connection works. Settings that cannot be tested are saved without a test. */
  const test = async (draft: ConnectorDraft, of: FixSubject): Promise<FixProgress | null> => {
    const { connector, type } = of
    const checks = await testConnection(client, {
      params: { orgId: organisationId },
      body: {
        sourceConnectorId: connector.sourceConnectorId,
        clientConnectorId: connector.id,
        properties: draftSettings({ type, connector, viewer }, draft),
      },
    })
    const failed = checks.some(({ outcome }) => outcome === 'failed')
    return failed ? { at: 'test', error: checksSentence(checks), checks } : null
  }

  const save = async (draft: ConnectorDraft, { connector, type }: FixSubject) => {
    const stored = { ...connector, requiresAuthorisation: connectorType?.requiresAuthorisation ?? false }
    let known: Known = { connector }
    try {
      for (const step of editConnectorPlan(type, stored, connectorForm(type, draft, viewer), viewer).flat())
        known = await sendStep({ client, orgId: organisationId, known }, step)
    } finally {
      await reload(connectorKey(organisationId, id))
      reloadLists()
    }
  }

  const start = async () => {
    await refresh.mutateAsync(retryRequest)
    reloadLists()
  }

  const fix = (draft: ConnectorDraft) =>
    attempt(async (at) => {
      if (!subject) return null
      at('test')
      const failed = await test(draft, subject)
      if (failed) return failed
      at('save')
      await save(draft, subject)
      at('retry')
      await start()
      return null
    })
  const retry = () =>
    attempt(async (at) => {
      at('retry')
      await start()
      return null
    })
  return { progress, refusals, fix, retry }
}

/** Runs one attempt at a time, and keeps how far it is. */
function useAttempt(subject: FixSubject | null) {
  const [progress, setProgress] = useState<FixProgress | null>(null)
  const [refusals, setRefusals] = useState<Record<string, string> | null>(null)
  const running = useRef(false)
  const attempt = async (steps: Steps) => {
    if (running.current) return
    running.current = true
    setRefusals(null)
    let step: Step = 'retry'
    const at = (next: Step) => {
      step = next
      setProgress({ at: next, error: null })
    }
    try {
      setProgress((await steps(at)) ?? { at: 'done', error: null })
    } catch (failure) {
      setProgress({ at: step, error: failureMessage(failure) })
      if (subject) setRefusals(connectorRefusal(subject.type, failure).fields)
    } finally {
      running.current = false
    }
  }
  return { attempt, progress, refusals }
}
