import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of the database. */
export const guides = [
  {
    title: 'Database/Settings',
    status: 'stable',
    components: [
      'CredentialsForm',
      'DatabaseBanner',
      'DatabaseColumns',
      'GuideOnly',
      'ExcelGuide',
      'StructureNotice',
      'SynchronisationPanel',
    ],
    when: [
      'To enter the credentials of the database and synchronise its structure.',
      '`StructureNotice` on the pages of areas, versions and tables, while the database has an older structure.',
      '`GuideOnly` for users who must not synchronise. It names who can.',
    ],
    whenNot: [
      'For tables of a connector, use `TablePreview`.',
      'For the database of a Xero company, use `UpdateCredentialsDialog`.',
    ],
    anatomy: [
      ['Banner', 'The result of the last action. It scrolls into view.'],
      ['Synchronisation panel', 'When the structure was last written, and the button that writes it.'],
      ['Credentials form', 'Five fields, the result of a connection test, and Save last.'],
      ['Guide', 'Three steps to add the connector to Excel, with two videos.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields and buttons.'],
      ['Enter', 'In a field: saves. The first empty field receives the focus instead, and nothing is sent.'],
      ['Enter, Space', 'On a video: loads and focuses its player.'],
    ],
    accessibility: [
      'A failure is an alert, a success is a status.',
      'Only the first missing field is marked, because the banner has one sentence about it.',
      'A busy button keeps the focus and changes its name: "Saving", "Synchronising".',
    ],
    do: [
      'Give `CredentialsForm` a `key` per organisation. It reads `stored` into its fields once.',
      'Clear the banner and `invalid` in `onEdit`. They describe values that have changed.',
      'Wrap the banner in `PassFocus`. Dismissing it removes the focused cross.',
      'Pass `onFocusLost` to `StructureNotice`. It disappears when the synchronisation succeeds.',
    ],
    dont: [
      'Do not fill in a stored password. A blank one keeps it, unless the host changes.',
      'Do not resolve `onSave` with true unless the server has stored the values. The form then clears the password.',
      'Do not synchronise entered credentials that are not saved. The server uses the stored ones.',
      'Do not use the panel or the notice outside a `ClockProvider`. They show times and throw without one.',
    ],
    code: `
import type { DatabaseCredentials, Id, StoredCredentials } from '@tributary/domain'
import { type Client, saveDatabaseCredentials, synchroniseTables } from '@tributary/sdk'
import { databaseMessages, explainDatabaseError } from '@tributary/sdk/database'
import { CredentialsForm, DatabaseBanner, DatabaseColumns, type DatabaseOutcome, ExcelGuide } from '@tributary/ui'
import { useState } from 'react'

const videos = { microsoft365Video: null, excel365Video: null }
const actions = { saving: 'credentials', synchronising: 'sync' } as const
const sentences = { saving: databaseMessages.saved, synchronising: databaseMessages.synchronised }

type Props = { client: Client; organisationId: Id; stored: StoredCredentials }

export function DatabaseSettings({ client, organisationId, stored }: Props) {
  const [busy, setBusy] = useState<keyof typeof actions | null>(null)
  const [invalid, setInvalid] = useState<keyof DatabaseCredentials | null>(null)
  const [outcome, setOutcome] = useState<DatabaseOutcome | null>(null)
  const params = { id: organisationId }
  const forget = () => {
    setInvalid(null)
    setOutcome(null)
  }
  const run = async (action: keyof typeof actions, request: Promise<unknown>) => {
    forget()
    setBusy(action)
    const result = await request.then(
      (): DatabaseOutcome => ({ kind: 'done', sentence: sentences[action] }),
      (error): DatabaseOutcome | null => {
        const explanation = explainDatabaseError({ action: actions[action], error })
        return explanation && { kind: 'failed', explanation }
      },
    )
    setBusy(null)
    setOutcome(result)
    return result?.kind === 'done'
  }
  const save = (body: DatabaseCredentials) => run('saving', saveDatabaseCredentials(client, { params, body }))
  const synchronise = async (body: DatabaseCredentials) => {
    const isStored = await save(body)
    if (isStored) void run('synchronising', synchroniseTables(client, { params }))
    return isStored
  }
  return (
    <DatabaseColumns
      banner={outcome && <DatabaseBanner outcome={outcome} onDismiss={forget} />}
      guide={<ExcelGuide manifestHref="/excel-connector-manifest.xml" videos={videos} />}
    >
      <CredentialsForm
        stored={stored}
        busy={busy}
        invalid={invalid}
        onInvalid={({ field, sentence }) => {
          setInvalid(field)
          setOutcome({ kind: 'invalid', sentence })
        }}
        onSave={save}
        onSynchronise={synchronise}
        onEdit={forget}
      />
    </DatabaseColumns>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
