import { useQueryClient } from '@tanstack/react-query'
import type { DatabaseCredentials, Id, StoredCredentials } from '@tributary/domain'
import { saveDatabaseCredentials, testDatabaseCredentials } from '@tributary/sdk'
import { areCredentialsChanged, type CredentialsError, databaseMessages } from '@tributary/sdk/database'
import { useState } from 'react'
import { useConnectionAttempt } from '../connectors/editor/use-connection-attempt.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { structureStateKey } from './structure-state-query.ts'
import { credentialsKey } from './use-stored-credentials.ts'
import { failedTo, useSynchronise } from './use-synchronise.ts'

/** Tests, saves and synchronises the credentials of the form, and returns the outcome. */
export function useDatabaseSettings(organisationId: Id, stored: StoredCredentials) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { busy: synchronising, outcome, tell, dismiss, synchronise } = useSynchronise(organisationId)
  const [saving, setSaving] = useState(false)
  const [invalid, setInvalid] = useState<keyof DatabaseCredentials | null>(null)

  const tried = useConnectionAttempt((body: DatabaseCredentials) =>
    testDatabaseCredentials(client, { params: { id: organisationId }, body }),
  )

  const forget = () => {
    setInvalid(null)
    tell(null)
    tried.forget()
  }
  const store = async (entered: DatabaseCredentials): Promise<boolean> => {
    forget()
    setSaving(true)
    const params = { id: organisationId }
    const failure = await saveDatabaseCredentials(client, { params, body: entered }).then(
      () => null,
      failedTo('credentials'),
    )
    setSaving(false)
    if (failure) tell(failure)
    else keep(entered)
    return failure === null
  }
  const keep = ({ password: _, ...entered }: DatabaseCredentials) => {
    const { host, database, schema, user } = entered
    const now: StoredCredentials = {
      host: host.trim(),
      database: database.trim(),
      schema: schema.trim(),
      user: user.trim(),
      passwordSet: true,
    }
    queries.setQueryData(credentialsKey(organisationId), now)
    void queries.invalidateQueries({ queryKey: structureStateKey(organisationId) })
  }
  return {
    outcome,
    dismiss,
    invalid,
    busy: saving ? ('saving' as const) : synchronising ? ('synchronising' as const) : null,
    onInvalid: ({ field, sentence }: CredentialsError) => {
      setInvalid(field)
      tell({ kind: 'invalid', sentence })
    },
    onEdit: forget,
    tried,
    test: (entered: DatabaseCredentials) => {
      forget()
      void tried.test(entered)
    },
    save: async (entered: DatabaseCredentials) => {
      const isStored = await store(entered)
      if (isStored) tell({ kind: 'done', sentence: databaseMessages.saved })
      return isStored
    },
    /** Saves first if the form has changes. Resolves with whether that succeeded. */
    synchroniseEntered: async (entered: DatabaseCredentials) => {
      const isStored = !areCredentialsChanged(entered, stored) || (await store(entered))
      if (isStored) void synchronise()
      return isStored
    },
    synchroniseStored: () => {
      forget()
      void synchronise()
    },
  }
}
