import type { Id, StoredCredentials } from '@tributary/domain'
import { databaseMessages } from '@tributary/sdk/database'
import {
  CredentialsForm,
  DatabaseBanner,
  DatabaseColumns,
  LoadingShape,
  PassFocus,
  Skeleton,
  SynchronisationPanel,
} from '@tributary/ui'
import { useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { focusHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { databaseText } from './database.messages.ts'
import { Guide } from './Guide.tsx'
import { useDatabaseSettings } from './use-database-settings.ts'
import { useStoredCredentials } from './use-stored-credentials.ts'
import { useStructureState } from './use-structure-state.ts'

/** The settings for users who may synchronise, once the stored ones are loaded. */
export function DatabaseSettings({ organisationId }: { organisationId: Id }) {
  const { stored, failure } = useStoredCredentials(organisationId)
  if (stored) return <Settings organisationId={organisationId} stored={stored} />
  return (
    <DatabaseColumns
      banner={failure && <LoadFailure things={databaseText.databaseSettings} {...failure} />}
      guide={<Guide />}
    >
      {!failure && (
        <LoadingShape label={databaseMessages.credentials.heading}>
          <Skeleton height="320px" />
        </LoadingShape>
      )}
    </DatabaseColumns>
  )
}

function Settings({ organisationId, stored }: { organisationId: Id; stored: StoredCredentials }) {
  const state = useStructureState(organisationId)
  const settings = useDatabaseSettings(organisationId, stored)
  const { outcome, busy } = settings
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const banner = outcome && (
    <PassFocus key={outcome.kind} to={focusHeading}>
      <DatabaseBanner outcome={outcome} onDismiss={settings.dismiss} />
    </PassFocus>
  )
  return (
    <DatabaseColumns banner={banner} guide={<Guide />}>
      <SynchronisationPanel
        state={state}
        busy={busy === 'synchronising'}
        onSynchronise={settings.synchroniseStored}
      />
      <CredentialsForm
        stored={stored}
        busy={busy}
        invalid={settings.invalid}
        onInvalid={settings.onInvalid}
        onSave={settings.save}
        onSynchronise={settings.synchroniseEntered}
        onEdit={settings.onEdit}
        test={settings.tried}
        onTest={settings.test}
        onDirty={setDirty}
      />
    </DatabaseColumns>
  )
}
