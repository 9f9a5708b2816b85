import { assignedUserIds, type ClientConnector, type Id, type User } from '@tributary/domain'
import { connectorUserPlan, mergedLinks } from '@tributary/sdk/excel'
import { useMemo, useState } from 'react'

const only = (ids: readonly Id[]) => ({ ids, later: false })

/**
 * The users ticked for a connector. Changes by other users are merged in. Only members count, because no one else can be
 * assigned.
 */
export function useAssignedUsers(connector: ClientConnector, users: readonly User[]) {
  const assigned = useMemo(() => {
    const members = new Set(users.map(({ id }) => String(id)))
    return assignedUserIds(connector).filter((id) => members.has(id))
  }, [connector, users])
  const [{ base, ids }, setDraft] = useState<{ base: readonly Id[]; ids: readonly Id[] }>({
    base: assigned,
    ids: assigned,
  })
  const isSame = connectorUserPlan(connector.id, base, assigned).length === 0
  if (!isSame) {
    const merged = mergedLinks({ base: only(base), mine: only(ids), theirs: only(assigned) })
    setDraft({ base: assigned, ids: merged.ids })
  }
  const plan = useMemo(() => connectorUserPlan(connector.id, assigned, ids), [connector.id, assigned, ids])
  return {
    assigned,
    ids,
    setIds: (ticked: readonly Id[]) => setDraft({ base, ids: ticked }),
    /** The call that saves the change; undefined if nothing changed. */
    step: plan[0]?.[0],
  }
}
