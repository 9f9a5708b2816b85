import { settingsKey } from '@tributary/react'
import { configurationMessages } from '@tributary/sdk/configuration'
import { ConfigurationPanel, PageHeader } from '@tributary/ui'
import { QueryUpdated } from '../data/QueryUpdated.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { configurationText } from './configuration.messages.ts'
import { useSettings } from './use-settings.ts'

/** The settings of the whole installation. */
export function ConfigurationPage() {
  const { settings, failure, busy, turn } = useSettings()
  useDocumentTitle(configurationMessages.title)
  return (
    <>
      <PageHeader title={configurationMessages.title} summary={configurationMessages.summary} />
      <ConfigurationPanel
        settings={settings}
        failure={failure && <LoadFailure things={configurationText.settings} {...failure} />}
        updated={settings && <QueryUpdated queryKey={settingsKey} />}
        busy={busy}
        onTurn={turn}
      />
    </>
  )
}
