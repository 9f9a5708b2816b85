import { alertEvents, can, type SessionUser } from '@tributary/domain'
import { AlertSettingsFailure, AlertSettingsPanel, AlertSettingsSkeleton } from '@tributary/ui'
import { useRef, useState } from 'react'
import { usePanelFocus } from '../page/use-panel-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useAlertSettings } from './use-alert-settings.ts'

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The alerts that the user gets by mail. Mails link to it as `/profile#alerts`. */
export function OwnAlerts({ user }: { user: SessionUser }) {
  const { settings, failure, busy, error, save } = useAlertSettings()
  const [dirty, setDirty] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useUnsaved(dirty)
  usePanelFocus('#alerts', heading, settings !== undefined)
  if (!settings) return failure ? <AlertSettingsFailure {...failure} /> : <AlertSettingsSkeleton />
  // Only those who decide requests are alerted of them.
  const events = alertEvents.filter((event) => event !== 'approval.waiting' || can(user, 'approvals.decide'))
  return (
    <AlertSettingsPanel
      settings={settings}
      events={events}
      browserZone={browserZone}
      busy={busy}
      error={error}
      headingRef={heading}
      onSave={save}
      onDirty={setDirty}
    />
  )
}
