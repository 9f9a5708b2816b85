import { type Id, sameId } from '@tributary/domain'
import { type UserBulkAction, type UserBulkPlan, userBulkMessages, usersWithout } from '@tributary/sdk/users'
import type { LinkerItem } from '../excel/linker/linker-types.ts'
import { ImpactList } from '../patterns/dialogs/ImpactList.tsx'

export type UserBulkConnectorsProps = {
  /** Nothing is shown for actions on anything else. */
  action: UserBulkAction
  plan: UserBulkPlan
  /** The ids of the chosen connectors. */
  ids: readonly Id[]
  /** The connectors that can be chosen. */
  all: readonly LinkerItem[]
}

/** Who gets each chosen connector. The others have it already. */
export function UserBulkConnectors({ action, plan, ids, all }: UserBulkConnectorsProps) {
  if (action !== 'connectors') return null
  const chosen = all.filter(({ id }) => ids.some((one) => sameId(one, id)))
  return (
    <div aria-live="polite">
      {chosen.length > 0 && <ImpactList impacts={chosen.map((connector) => impactOf(plan, connector))} />}
    </div>
  )
}

function impactOf(plan: UserBulkPlan, { id, name }: LinkerItem) {
  const names = usersWithout(plan, id)
  const { getsConnector, haveConnector } = userBulkMessages
  return names.length > 0
    ? { label: getsConnector(name, names.length), names }
    : { label: haveConnector(name) }
}
