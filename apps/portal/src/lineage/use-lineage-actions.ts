import { can, type Lineage, type LineageNode, type SessionUser, sameId } from '@tributary/domain'
import type { LineageActions } from '@tributary/ui'
import { remedyPath } from '../access/remedy-path.ts'
import type { LoadedFacts } from '../access/use-access-facts.ts'
import { useRemedy } from '../access/use-remedy.ts'
import { nodePath } from './node-path.ts'

export type ReadyFacts = Extract<LoadedFacts, { state: 'ready' }>

/** What the viewer may do with the selected node: open its page, or carry out what it needs. */
export function useLineageActions(
  { organisation, connectors, people }: ReadyFacts,
  viewer: SessionUser,
  { nodes }: Lineage,
  selected: string | null,
): LineageActions {
  const node = nodes.find(({ key }) => key === selected)
  const user = people.find(({ id }) => node?.kind === 'person' && sameId(id, node.person.id))
  const { busy, onRemedy } = useRemedy({ organisationId: organisation.id, user, connectors })
  return {
    hrefOf: (one: LineageNode) => nodePath(one, viewer, connectors),
    mayChange: can(viewer, 'users.manage'),
    remedyHrefOf: (remedy) => remedyPath(remedy, user, connectors),
    onRemedy,
    busy,
  }
}
