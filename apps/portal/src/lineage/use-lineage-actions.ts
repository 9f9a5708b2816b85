import { can, type SessionUser, sameId } from '@tributary/domain'
import type { LineageActions } from '@tributary/ui'
import { remedyPath } from '../access/remedy-path.ts'
import type { LoadedFacts } from '../access/use-access-facts.ts'
import { useRemedy } from '../access/use-remedy.ts'
import { nodePath } from './node-path.ts'

/** What the viewer may do with a node: open its page, or carry out what it needs. */
export function useLineageActions(loaded: LoadedFacts, viewer: SessionUser): LineageActions {
  const { people, connectors } = loaded.state === 'ready' ? loaded : { people: [], connectors: [] }
  const { busy, onRemedy } = useRemedy({
    organisationId: loaded.organisation?.id ?? '',
    user: undefined,
    connectors,
  })
  return {
    hrefOf: (node) => nodePath(node, viewer, connectors),
    mayChange: can(viewer, 'users.manage'),
    remedyHrefOf: (remedy, node) => {
      const user = people.find(({ id }) => node.kind === 'person' && sameId(id, node.person.id))
      return remedyPath(remedy, user, connectors)
    },
    onRemedy,
    busy,
  }
}
