import { type ClientConnector, can, type SessionUser, sameId } from '@tributary/domain'
import { manageMessages } from '@tributary/sdk/rules'
import { FormGone } from '../../excel/FormGone.tsx'
import type { ReadyManagement } from '../use-management.ts'
import { ManagePeople } from './ManagePeople.tsx'
import type { ManageView } from './use-manage-address.ts'

type ManageViewsProps = {
  view: ManageView | null
  management: ReadyManagement
  connectorType: string
  viewer: SessionUser
  onClose: () => void
}

/** What the address has open over the cards (CONNMAN-02, CONNMAN-13, CONNMAN-14). */
export function ManageViews({ view, management, ...rest }: ManageViewsProps) {
  if (view?.kind === 'people' || view?.kind === 'edit') {
    const connector = management.all.find(({ id }) => sameId(id, view.id))
    if (!connector)
      return <FormGone key={view.id} sentence={manageMessages.notThere} onClose={rest.onClose} />
    return <OfConnector {...rest} {...{ view, management, connector }} />
  }
  return null
}

type OfConnectorProps = ManageViewsProps & { connector: ClientConnector }

function OfConnector({ view, management, connector, ...rest }: OfConnectorProps) {
  const { organisation } = management
  if (view?.kind === 'people')
    return <ManagePeople key={connector.id} {...rest} {...{ connector, organisation }} />
  if (!can(rest.viewer, 'connectors.edit'))
    return <FormGone sentence={manageMessages.notThere} onClose={rest.onClose} />
  return null
}
