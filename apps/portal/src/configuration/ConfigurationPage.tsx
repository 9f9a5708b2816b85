import { configurationMessages } from '@tributary/sdk/rules'
import { ConfigurationPanel, PageHeader } from '@tributary/ui'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { QueryUpdated } from '../shell/QueryUpdated.tsx'
import { settingsKey } from '../shell/query-keys.ts'
import { useSettings } from './use-settings.ts'

/** What holds for the whole installation (portal spec 2.11). */
export function ConfigurationPage() {
  const { settings, failure, busy, turn } = useSettings()
  useDocumentTitle(configurationMessages.title)
  return (
    <>
      <PageHeader title={configurationMessages.title} summary={configurationMessages.summary} />
      <ConfigurationPanel
        settings={settings}
        failure={failure && <LoadFailure things="Settings" {...failure} />}
        updated={settings && <QueryUpdated queryKey={settingsKey} />}
        busy={busy}
        onTurn={turn}
      />
    </>
  )
}
