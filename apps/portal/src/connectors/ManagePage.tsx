import { type ClientConnector, can, isCustom, type SessionUser } from '@tributary/domain'
import { connectsAtProvider, type ManageAction, manageMessages, typeTitle } from '@tributary/sdk/connectors'
import { EmptyState, ManageCardGridSkeleton, ManageHeader, ManageNotes } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useOrganisationKey } from '../organisations/use-organisation-key.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { AuthoriseAnswer } from './authorise/AuthoriseAnswer.tsx'
import { useAuthorise } from './authorise/use-authorise.tsx'
import { useReconnect } from './authorise/use-reconnect.tsx'
import { connectorsText } from './connectors.messages.ts'
import { FixFromAddress } from './fix/FixFromAddress.tsx'
import { ListUpdated } from './ListUpdated.tsx'
import { DisconnectAll } from './manage/DisconnectAll.tsx'
import { EndConnector } from './manage/EndConnector.tsx'
import { ManageCards } from './manage/ManageCards.tsx'
import { ManageList } from './manage/ManageList.tsx'
import { ManageViews } from './manage/ManageViews.tsx'
import { useConnecting, useConnectPress } from './manage/use-connecting.ts'
import { useConnectorSources } from './manage/use-connector-sources.tsx'
import { useManageAddress } from './manage/use-manage-address.ts'
import { useTypeView } from './type-list/use-type-view.ts'
import { ViewSwitch } from './type-list/ViewSwitch.tsx'
import { type Management, useManagement } from './use-management.ts'

/** The management page of one connector type: add, change, share and disconnect connectors. */
export function ManagePage({ params }: PageProps) {
  const viewer = useAtomValue(userAtom)
  const key = useOrganisationKey()
  // Open dialogs and drawers belong to one organisation.
  return viewer && <ManageFor key={key} type={params.connectorType ?? ''} viewer={viewer} />
}

type ManageForProps = { type: string; viewer: SessionUser }

function ManageFor({ type, viewer }: ManageForProps) {
  const management = useManagement(type, viewer)
  const { selected } = useOrganisations()
  const { view, openNew, openClone, openEdit, openPeople, close, editHrefOf } = useManageAddress()
  const connecting = useConnecting(type)
  const { authorise, busy } = useAuthorise()
  const [ending, setEnding] = useState<Ending | null>(null)
  const mayAdd = can(viewer, 'connectors.open-manage')
  const ready = management.state === 'ready' ? management : null
  const whole = ready?.whole ? ready : null
  useDocumentTitle(manageMessages[mayAdd ? 'title' : 'list'](typeTitle(type)), selected?.companyName)

  const custom = useConnectorSources(type)
  const { connect, waiting } = useConnectPress(type, {
    authorise: () => authorise(type),
    openNew: custom.toSources ?? openNew,
  })
  const provider = useReconnect(connecting.type ? [connecting.type] : [])
  const reconnect = (connector: ClientConnector) => {
    if (isCustom(type) && connectsAtProvider(connector, { type }))
      authorise(type, { connectorId: connector.id, refresh: connector.id })
    else if (connecting.way === 'editor') openEdit(connector.id)
    else if (connecting.type) provider.reconnect({ id: connector.id, type: connecting.type.type })
    else connect()
  }
  const act = (action: ManageAction, connector: ClientConnector) => {
    if (action === 'edit') openEdit(connector.id)
    else if (action === 'reconnect') reconnect(connector)
    else if (action === 'manage-users') openPeople(connector.id)
    else if (action === 'retry') ready?.retry(connector)
    else setEnding({ action, connector })
  }
  return (
    <>
      <ManageHeader
        connectorType={type}
        viewer={viewer}
        connectors={whole?.all}
        status={whole && <ListUpdated connectorType={type} />}
        views={ready && ready.all.length > 0 && <ViewSwitch matching={0} />}
        connecting={busy || provider.busy || waiting || (custom.loading ?? false)}
        onConnect={connect}
        connectMenu={custom.menu}
        onDisconnectAll={() => setEnding({ action: 'disconnect-all' })}
      />
      <ManageNotes connectorType={type} onAskedToAdd={view?.kind === 'new' && !mayAdd ? close : undefined}>
        <AuthoriseAnswer type={type} />
      </ManageNotes>
      <Content
        {...{ management, type, viewer }}
        ofType={connecting.type}
        reconnectBy={connecting.way === 'editor' ? 'editor' : 'authorise'}
        onAdd={mayAdd ? connect : undefined}
        onAction={act}
        editHrefOf={editHrefOf}
        sourceOf={custom.sourceOf}
        onClone={mayAdd && connecting.way === 'editor' ? ({ id }) => openClone(id) : undefined}
      />
      <FixFromAddress />
      {provider.step}
      {whole && (
        <ManageViews
          {...{ view, viewer, connecting }}
          management={whole}
          connectorType={type}
          onClose={close}
        />
      )}
      {whole && ending?.action === 'disconnect-all' && (
        <DisconnectAll {...whole} connectorType={type} onClose={() => setEnding(null)} />
      )}
      {ready && ending && ending.action !== 'disconnect-all' && (
        <EndConnector {...ready} {...ending} onClose={() => setEnding(null)} />
      )}
    </>
  )
}

type Ending = { action: 'disconnect' | 'delete'; connector: ClientConnector } | { action: 'disconnect-all' }

type ContentProps = ManageForProps &
  Pick<
    Parameters<typeof ManageCards>[0],
    'ofType' | 'reconnectBy' | 'onAdd' | 'onAction' | 'onClone' | 'sourceOf'
  > & {
    management: Management
    editHrefOf: (connector: ClientConnector) => string
  }

function Content({ management, type, editHrefOf, ...rest }: ContentProps) {
  // Only cards have every action, so a list is shown only on request.
  const { view } = useTypeView(0)
  if (management.state === 'without-organisation')
    return <EmptyState title={connectorsText.noOrganisations} />
  if (management.state === 'loading') return <ManageCardGridSkeleton />
  if (management.state === 'failed')
    return <LoadFailure things={connectorsText.connectors} {...management.failure} />
  if (view === 'list' && management.all.length > 0)
    return <ManageList type={type} viewer={rest.viewer} editHrefOf={editHrefOf} />
  return <ManageCards {...management} {...rest} connectorType={type} />
}
