import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the editor of a connector. */
export const guides = [
  {
    title: 'Connectors/ConnectorDrawer',
    status: 'stable',
    overlay: true,
    components: ['ConnectorDrawer'],
    when: ['To add, edit or clone a connector of any type. The type decides its fields.'],
    whenNot: [
      'For the users of a connector, use `ManageUsersDialog`.',
      'To correct only what makes a connector fail, use `FixSheet`.',
    ],
    anatomy: [
      ['Title', 'The name of the connector, or "Add … connector". Super administrators also see the key.'],
      ['Notices', 'That saving reconnects it, who authorised it, and your `notice`.'],
      ['Sections', 'General, the settings of the type, and its database. Optional ones are collapsed.'],
      [
        'Connection test',
        'Below the fields that it tests. A new connector is tested once its settings are complete.',
      ],
      ['For super administrators', 'The schedule with its next runs, and the licences.'],
      [
        'Footer',
        'The number of unsaved changes, Cancel, Save, and for a new connector "Save and refresh now".',
      ],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields. A collapsed section is one stop.'],
      ['Enter', 'Saves.'],
      ['Paste', 'In a setting: distributes an address or a connection string over the fields.'],
      ['Enter, Space', 'On the heading of an optional section: expands or collapses it.'],
      ['Escape', 'Closes. With unsaved input it asks first, and while saving it does nothing.'],
    ],
    accessibility: [
      'Every field has a label. The focus starts on the name.',
      'The first invalid field receives the focus. Its collapsed section opens.',
      'The result of a test is announced, and each check has its outcome in words.',
      'A saved secret is never shown. A sentence states that a value is saved.',
    ],
    do: [
      'Give it a `key` with the id of the connector, so that another one starts with its own input.',
      'Discard the test result in `onEdit`. It was of other settings.',
      'Start the first refresh in `onSave` if `refresh` is true. The drawer does not start it.',
      'Block other ways out of the page while `onDirty` reports true.',
      'Pass the result of `connectorRefusal` as `refusals`. Each error is then next to its field.',
    ],
    dont: [
      'Do not send the draft as it is. Use `editConnectorPlan` or `createConnectorPlan`.',
      'Do not close it when a save fails. Pass `error`, and the input stays.',
      'Do not pass an empty list of licences while they load. Leave `licences` undefined.',
    ],
    code: `
import type { Actor, ClientConnector, ConnectionCheck, Id } from '@tributary/domain'
import { type Client, failureMessage, testConnection } from '@tributary/sdk'
import { type ConnectorDraft, draftSettings } from '@tributary/sdk/connectors'
import { ConnectorDrawer } from '@tributary/ui'
import { useCallback, useState } from 'react'

type Test = { busy: boolean; checks: readonly ConnectionCheck[] | null; error: string | null }
const untested: Test = { busy: false, checks: null, error: null }

type Props = {
  client: Client
  orgId: Id
  viewer: Actor
  connector: ClientConnector
  busy: boolean
  onSave: (draft: ConnectorDraft) => void
  onClose: () => void
}

export function Editor({ client, orgId, viewer, connector, ...rest }: Props) {
  const [test, setTest] = useState(untested)
  const forget = useCallback(() => setTest(untested), [])
  const run = async (draft: ConnectorDraft) => {
    setTest({ ...untested, busy: true })
    const body = {
      sourceConnectorId: connector.sourceConnectorId,
      clientConnectorId: connector.id,
      properties: draftSettings({ type: 'ftp', connector, viewer }, draft),
    }
    try {
      setTest({ ...untested, checks: await testConnection(client, { params: { orgId }, body }) })
    } catch (error) {
      setTest({ ...untested, error: failureMessage(error) })
    }
  }
  return (
    <ConnectorDrawer
      key={connector.id}
      type="ftp"
      connector={connector}
      viewer={viewer}
      test={test}
      onTest={run}
      onEdit={forget}
      {...rest}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
