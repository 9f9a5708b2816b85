import { useQueryClient } from '@tanstack/react-query'
import type { CustomSource, CustomSourceText, Id } from '@tributary/domain'
import {
  createCustomSource,
  failureMessage,
  getCustomSource,
  isSdkError,
  saveCustomSource,
} from '@tributary/sdk'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { storeSource } from './store-source.ts'

type Saving = {
  organisationId: Id
  /** The version that was edited; null for a new source. */
  base: CustomSourceText | null
  onSaved: (saved: CustomSourceText) => void
}

/** Saves the text of an editor. If another user has saved a newer version, that one is returned as the conflict. */
export function useSaveSource({ organisationId, base, onSaved }: Saving) {
  const client = useFormClient()
  const reader = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [conflict, setConflict] = useState<CustomSourceText | null>(null)
  const { run, ...submit } = useSubmit(failureMessage)

  const newerThanBase = async (failure: unknown): Promise<CustomSourceText | null> => {
    if (!base || !isSdkError(failure) || failure.statusCode !== 409) return null
    const params = { orgId: organisationId, sourceId: base.id }
    const now = await getCustomSource(reader, { params }).catch(() => null)
    return now && now.version !== base.version ? now : null
  }
  const send = (text: string, version: number | undefined): Promise<{ data: CustomSource }> => {
    if (!base) return createCustomSource(client, { params: { orgId: organisationId }, body: { text } })
    const params = { orgId: organisationId, sourceId: base.id }
    return saveCustomSource(client, { params, body: { text, version: version ?? base.version } })
  }
  /** `version` is the one to replace, if it is newer than the edited one and the user has seen it. */
  const save = (text: string, version?: number) =>
    run(async () => {
      setConflict(null)
      try {
        const { data } = await send(text, version)
        const saved = { ...data, text }
        await storeSource(queries, organisationId, saved)
        show({ type: 'success', content: customSourcesMessages.saving.saved(saved.name) })
        onSaved(saved)
        return null
      } catch (failure) {
        const newer = await newerThanBase(failure)
        if (!newer) throw failure
        setConflict(newer)
        return null
      }
    })
  return { ...submit, conflict, clearConflict: () => setConflict(null), save }
}
