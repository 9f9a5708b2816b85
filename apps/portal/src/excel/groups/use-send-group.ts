import { useQueryClient } from '@tanstack/react-query'
import type { Organisation, SecurityGroup } from '@tributary/domain'
import { structureKey, writeCache } from '@tributary/react'
import { failureMessage, listSecurityGroups } from '@tributary/sdk'
import {
  type BannerText,
  type GroupDraft,
  type GroupLists,
  groupSessionPlan,
  groupsMessages,
  newGroupSession,
} from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useEffect, useRef, useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { sendGroup } from './send-group.ts'

type Options = {
  group: SecurityGroup | null
  organisation: Organisation
  lists: GroupLists
  draft: GroupDraft
  onDraft: (draft: GroupDraft) => void
  onSaved: () => void
}

/** How the last attempt ended, and with which draft. */
type Outcome = { of: GroupDraft; notice?: string; problems?: BannerText | null; failed?: number }

/**
 * Sends the draft of the wizard (GROUP-20). If another user has changed the group meanwhile, nothing is sent and both
 * changes are merged. After a failure only the missing calls are sent.
 */
export function useSendGroup({ group, organisation, lists, draft, onDraft, onSaved }: Options) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const session = useRef(newGroupSession(group))
  const stop = useRef<(() => void) | null>(null)
  const [base, setBase] = useState(group)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const organisationId = organisation.id
  const queryKey = structureKey(organisationId, 'groups')
  const loadGroups = async () => {
    const groups = await listSecurityGroups(client, { query: { orgId: organisationId } })
    await writeCache(queries, queryKey, () => groups)
    return groups
  }
  const attempt = async () => {
    const facts = {
      organisationId,
      session: session.current,
      isNew: group === null,
      draft,
      lists,
      loadGroups,
    }
    const onStart = (stopSending: () => void) => {
      stop.current = stopSending
    }
    const end = await sendGroup(client, facts, { onStart, onProgress: setProgress })
    session.current = end.session
    setBase(end.session.known)
    if (end.state === 'changed') {
      onDraft(end.draft)
      return setOutcome({ of: end.draft, notice: end.notice })
    }
    void queries.invalidateQueries({ queryKey })
    if (end.state === 'failed') return setOutcome({ of: draft, ...end })
    show({ type: 'success', content: end.message })
    onSaved()
  }
  const send = async () => {
    if (progress) return
    setOutcome(null)
    setProgress({ done: 0, total: groupSessionPlan(session.current.known, draft).flat().length })
    await attempt().catch((error: unknown) =>
      setOutcome({ of: draft, problems: { heading: null, messages: [failureMessage(error)] } }),
    )
    setProgress(null)
  }
  const failed = outcome?.of === draft ? (outcome.failed ?? 0) : 0
  return {
    send,
    busy: progress !== null,
    /** The group as it was opened or last seen; null while it does not exist. */
    base,
    progress: progress && groupsMessages.progress(progress.done, progress.total),
    notice: outcome?.notice ?? null,
    problems: outcome?.problems ?? null,
    label: failed > 0 ? groupsMessages.retry(failed) : base ? groupsMessages.save : groupsMessages.create,
  }
}
