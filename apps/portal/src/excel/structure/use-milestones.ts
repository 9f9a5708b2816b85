import { useQueries } from '@tanstack/react-query'
import { type Id, type Milestone, sameId, type Version } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import type { TableChildren } from '@tributary/ui'
import { useClient } from '../../session/use-client.ts'
import { milestonesQuery } from './milestones-query.ts'

/** Of more open versions than this, what the list of versions holds is shown: nobody waits for a thousand calls. */
const ASKED_AT_MOST = 50

type Options = {
  organisationId: Id
  versions: readonly Version[]
  expanded: ReadonlySet<string>
  /** Those being deleted are not shown. */
  withoutRemoved: (milestones: readonly Milestone[]) => readonly Milestone[]
}

/** What is beneath each open version: its milestones, asked for when it opens (requirement VER-18). */
export function useMilestones({ organisationId, versions, expanded, withoutRemoved }: Options) {
  const client = useClient()
  const asked = expanded.size > ASKED_AT_MOST ? [] : [...expanded].filter((id) => isThere(versions, id))
  const answers = useQueries({ queries: asked.map((id) => milestonesQuery(client, organisationId, id)) })
  const answerOf = new Map(asked.map((id, place) => [id, answers[place]]))
  return ({ id, milestones }: Version): TableChildren<Milestone> => {
    const answer = answerOf.get(String(id))
    const items = answer ? answer.data : milestones
    if (items) return { state: 'ready', items: withoutRemoved(items) }
    if (!answer?.error) return { state: 'loading' }
    return { state: 'failed', message: failureMessage(answer.error), onRetry: () => answer.refetch() }
  }
}

const isThere = (versions: readonly Version[], id: string): boolean =>
  versions.some((version) => sameId(version.id, id))
