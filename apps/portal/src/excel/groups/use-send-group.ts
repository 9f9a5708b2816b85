import { useQueryClient } from '@tanstack/react-query'
import type { Organisation, SecurityGroup } from '@tributary/domain'
import { failureMessage, listSecurityGroups } from '@tributary/sdk'
import type { Progress } from '@tributary/sdk/common'
import {
  type BannerText,
  checkGroup,
  type GroupDraft,
  type GroupLists,
  type GroupSession,
  type GroupStep,
  groupFailures,
  groupQueue,
  groupSessionPlan,
  groupsMessages,
  newGroupSession,
  withFinishedSteps,
} from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useEffect, useRef, useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { structureKey } from '../structure/structure-lists.ts'

type Options = {
  group: SecurityGroup | null
  organisation: Organisation
  lists: GroupLists
  draft: GroupDraft
  onDraft: (draft: GroupDraft) => void
  onSaved: () => void
}

/** What became of the last press, and of which choices. */
type Outcome = { of: GroupDraft; notice: string | null; problems: BannerText | null; failed: number }

/**
 * Sends what the wizard holds (requirement GROUP-20). Before each press the groups are asked for anew: when somebody else
 * has changed this one, nothing is sent and both changes are joined; after a failure only what is missing is sent.
 */
export function useSendGroup({ group, organisation, lists, draft, onDraft, onSaved }: Options) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const session = useRef<GroupSession>(newGroupSession(group))
  const stop = useRef<(() => void) | null>(null)
  const [base, setBase] = useState(group)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Pick<Progress<GroupStep>, 'done' | 'total'> | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const queryKey = structureKey(organisation.id, 'groups')
  const ask = async () => {
    const groups = await listSecurityGroups(client, { query: { orgId: organisation.id } })
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, groups)
    return groups
  }
  const tell = (told: Partial<Outcome>, of = draft) =>
    setOutcome({ of, notice: null, problems: null, failed: 0, ...told })

  const attempt = async () => {
    const wanted = { ...draft, name: draft.name.trim() }
    const checked = checkGroup(session.current, await ask(), wanted, lists)
    session.current = checked.session
    setBase(checked.session.known)
    if (checked.notice !== null) {
      const joined = { ...draft, ...checked.joined }
      onDraft(joined)
      return tell({ notice: checked.notice }, joined)
    }
    const isNew = group === null || session.current.known === null
    const queue = groupQueue(client, organisation.id, session.current, wanted)
    stop.current = queue.stop
    const unsubscribe = queue.subscribe(() => setProgress(queue.getSnapshot()))
    const end = await queue.start()
    unsubscribe()
    session.current = withFinishedSteps(session.current, end)
    setBase(session.current.known)
    void queries.invalidateQueries({ queryKey })
    if (end.state !== 'done') return tell(groupFailures(end, lists))
    const { name } = wanted
    show({
      type: 'success',
      content: isNew ? groupsMessages.wasCreated(name) : groupsMessages.wasSaved(name),
    })
    onSaved()
  }

  const send = async () => {
    if (busy) return
    setBusy(true)
    setOutcome(null)
    setProgress({ done: 0, total: groupSessionPlan(session.current.known, draft).flat().length })
    try {
      await attempt()
    } catch (error) {
      tell({ problems: { heading: null, messages: [failureMessage(error)] } })
    }
    setProgress(null)
    setBusy(false)
  }

  const failed = outcome?.of === draft ? outcome.failed : 0
  const usual = base ? groupsMessages.save : groupsMessages.create
  return {
    send,
    busy,
    /** The group as it was opened or last seen; null while there is none. */
    base,
    progress: progress && groupsMessages.progress(progress.done, progress.total),
    notice: outcome?.notice ?? null,
    problems: outcome?.problems ?? null,
    label: failed > 0 ? groupsMessages.retry(failed) : usual,
  }
}
