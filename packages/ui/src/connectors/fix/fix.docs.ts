import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the sheet that fixes a connector. */
export const guides = [
  {
    title: 'Connectors/FixSheet',
    status: 'experimental',
    overlay: true,
    components: ['FixSheet'],
    when: [
      'To show why a connector does not work, and to correct it in the same place. Needs a `ClockProvider`.',
    ],
    whenNot: [
      'To change other settings, use `ConnectorDrawer`.',
      'For what an earlier refresh reported, use `RunHistory`.',
    ],
    anatomy: [
      ['Report', 'The cause, since when it fails, how often, and what data is still there.'],
      ['What to do', 'Only the fields that correct the failure, or who has to act.'],
      ['Steps', 'Test, save, refresh: how far the attempt is, and why it stopped.'],
      ['Technical detail', 'The report of the source, collapsed, with a button that copies it.'],
      ['Footer', 'Close, and the button of the remedy.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, the detail and the buttons.'],
      ['Enter', 'In a field: tests, saves and retries.'],
      ['Escape', 'Closes. With unsaved input it asks first, and during a step it does nothing.'],
    ],
    accessibility: [
      'Each step of the fix is announced, and a failed one keeps the input.',
      'The step that runs is marked as current, and each has its outcome in words.',
      'The focus returns to the opener.',
    ],
    do: [
      'Set `progress` before each step, and keep the failed one with its `error` and `checks`.',
      'Pass the connector again after the refresh. The sheet then states that it works.',
      'Pass `returnFocus` if a link opened the sheet. The link may not exist any more.',
    ],
    dont: [
      'Do not close the sheet after a failed step. The input is lost.',
      'Do not choose the fields yourself. `fixCase` derives them from the cause and the role.',
      'Do not unmount it while the connector loads. Pass `subject={null}`, then `failure`.',
    ],
    code: `
import type { Actor, Id } from '@tributary/domain'
import { type Client, failureMessage, refreshConnector } from '@tributary/sdk'
import { retryRequest } from '@tributary/sdk/connectors'
import { type FixProgress, FixSheet, type FixSheetProps, type FixSubject } from '@tributary/ui'
import { useState } from 'react'

type Props = Pick<FixSheetProps, 'onFix' | 'onReconnect' | 'onClose'> & {
  client: Client
  orgId: Id
  viewer: Actor
  subject: FixSubject | null
}

export function Fix({ client, orgId, viewer, subject, ...on }: Props) {
  const [progress, setProgress] = useState<FixProgress | null>(null)
  const retry = async () => {
    if (!subject) return
    setProgress({ at: 'retry', error: null })
    try {
      const params = { orgId, id: subject.connector.id }
      await refreshConnector(client, { params, body: retryRequest })
      setProgress({ at: 'done', error: null })
    } catch (error) {
      setProgress({ at: 'retry', error: failureMessage(error) })
    }
  }
  return (
    <FixSheet
      subject={subject}
      viewer={viewer}
      progress={progress}
      credentialsHref="/excel/table-synchronisation"
      onRetry={retry}
      {...on}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
