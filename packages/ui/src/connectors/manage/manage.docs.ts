import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of the management screen of one connector type. */
export const guides = [
  {
    title: 'Connectors/Manage',
    status: 'stable',
    components: [
      'ManageCardGrid',
      'ManageCardGridSkeleton',
      'ManageHeader',
      'ManageNotes',
      'manageCardElement',
    ],
    when: ['To connect, edit and disconnect the connectors of one type. Needs a `ClockProvider`.'],
    whenNot: [
      'To start refreshes, use `RunCardGrid`.',
      'Without connectors, use `EmptyDashboard` in place of the cards.',
    ],
    anatomy: [
      [
        'ManageHeader',
        'The heading, how many connectors there are, "Disconnect all" and "Connect/ Reconnect".',
      ],
      ['ManageNotes', 'Results of an authorisation, and notices about the type.'],
      ['Header of a card', 'The tile of the type, the name, the original name if it differs, and the state.'],
      [
        'Body of a card',
        'Why it cannot be refreshed, its facts, its authorisation, its people, its history.',
      ],
      ['Footer of a card', 'The actions that the user may do now. "More actions" has Clone.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the actions of the page and of each card.'],
      ['Enter, Space', 'Presses an action.'],
      ['Arrow down', 'Opens "More actions", or the menu of a type with several systems.'],
    ],
    accessibility: [
      'Each card is an article named by its heading. Each action is described by it.',
      'A removed card passes its focus to the next one, and the last one to `onFocusLost`.',
      'A copied key is announced.',
    ],
    do: [
      'Move the focus to the content of the page in `onFocusLost`.',
      'Return the focus with `manageCardElement` if an action removes the button that opened a dialog.',
      'Pass `onClone` only for types that need no provider.',
    ],
    dont: [
      'Do not check roles before you pass `onAction`. The cards show only what the user may do.',
      'Do not create new objects of connectors on each poll. Cards are memoised.',
      'Do not run "Disconnect" or "Delete" without its dialog.',
    ],
    code: `
import type { Actor, ClientConnector } from '@tributary/domain'
import {
  AuthorisationLine,
  ManageCardGrid,
  ManageCardGridSkeleton,
  type ManageCardProps,
  ManageHeader,
} from '@tributary/ui'

type Props = {
  viewer: Actor
  /** Undefined while they load. */
  connectors: readonly ClientConnector[] | undefined
  onAction: ManageCardProps['onAction']
  onConnect: () => void
  onDisconnectAll: () => void
}

const focusContent = () => document.getElementById('main')?.focus()

export const Management = ({ viewer, connectors, onAction, ...on }: Props) => (
  <>
    <ManageHeader connectorType="xero" viewer={viewer} connectors={connectors} {...on} />
    {connectors ? (
      <ManageCardGrid
        connectors={connectors}
        connectorType="xero"
        viewer={viewer}
        reconnectBy="authorise"
        authorisationOf={({ authorisation }) =>
          authorisation && <AuthorisationLine authorisation={authorisation} />
        }
        onAction={onAction}
        onFocusLost={focusContent}
      />
    ) : (
      <ManageCardGridSkeleton />
    )}
  </>
)
`,
  },
  {
    title: 'Connectors/ManageDialogs',
    status: 'stable',
    overlay: true,
    components: ['DeleteConnectorDialog', 'DisconnectDialog', 'DisconnectAllDialog', 'ManageUsersDialog'],
    when: [
      '`DisconnectDialog` and `DisconnectAllDialog` to stop refreshes. They request a reason.',
      '`DeleteConnectorDialog` before a connector is deleted, which cannot be undone.',
      '`ManageUsersDialog` to choose who sees a connector.',
    ],
    whenNot: ['For the properties of a connector, use `ConnectorDrawer`.'],
    anatomy: [
      ['Title', 'A question that names the connector or the type.'],
      ['Consequences', 'What stops and what is kept. A deletion lists who loses access.'],
      ['Field', 'The reason, or the list of users with a search box.'],
      ['Progress', 'Of "Disconnect all": a mark next to each name, a count and Stop.'],
      ['Buttons', 'Cancel, then the verb.'],
    ],
    keyboard: [
      ['Escape', 'Cancels. A changed form asks first, and a running request ignores it.'],
      ['Tab', 'Moves inside the dialog. The list of "Disconnect all" is a stop, so that it can be scrolled.'],
      ['Arrow keys, a letter', 'Move through the users.'],
      ['Space, Enter', 'Ticks a user. Shift with Space ticks all from the last one to this one.'],
      ['Control+A', 'In the list of users: ticks all that the search shows.'],
    ],
    accessibility: [
      'The deletion is an alert dialog that starts on Cancel. The others start in their field.',
      'An empty reason is an error next to its field, which receives the focus.',
      'The focus stays in the dialog and returns to the opener.',
      'The number of users that a save changes is announced.',
    ],
    do: [
      'Pass the reason of a failed attempt back to `DisconnectDialog`. The field keeps it.',
      'Run the plan of `disconnectAllPlan` with `createBulkQueue`, and pass its progress on.',
      'State in `sentence` what saving does: "Adds 2 people and removes 1."',
    ],
    dont: [
      'Do not close a deletion before the server has responded. Pass `busy`, then `error`.',
      'Do not send the reason to the server. The dialog states that it stays in this browser.',
      'Do not drop ticks that a search hides. `ids` has them all.',
    ],
    code: `
import type { ClientConnector, Id } from '@tributary/domain'
import { type Client, deleteConnector, failureMessage } from '@tributary/sdk'
import { DeleteConnectorDialog, manageCardElement } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  client: Client
  orgId: Id
  connector: ClientConnector
  onDeleted: () => void
  onClose: () => void
}

export function DeleteConnector({ client, orgId, connector, onDeleted, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    try {
      await deleteConnector(client, { params: { orgId, id: connector.id } })
      onDeleted()
    } catch (failure) {
      setBusy(false)
      setError(failureMessage(failure))
    }
  }
  return (
    <DeleteConnectorDialog
      connector={connector}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
      returnFocus={() => manageCardElement(connector.id)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
