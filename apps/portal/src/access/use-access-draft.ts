import { useQueryClient } from '@tanstack/react-query'
import type { Id, QuestionUser } from '@tributary/domain'
import { failureMessage, saveUserAccess } from '@tributary/sdk'
import {
  type AccessDraft,
  accessDraftOf,
  accessRequest,
  changedConnectors,
  isSameAccess,
} from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useUndo } from '../excel/changes/use-undo.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { accessPageText } from './access.messages.ts'
import { keepSaved } from './use-remedy.ts'

/** `copiedFrom` is the key of the user whose access it is, until it is changed by hand. */
type Edited = { draft: AccessDraft; from: QuestionUser; copiedFrom: string | null }

/** The access of a person while it is edited. A refused save keeps it; one that was outdated shows who changed it. */
export function useAccessDraft(organisationId: Id, user: QuestionUser, people: readonly QuestionUser[]) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { undoAccessAction } = useUndo(organisationId)
  const { busy, error, dismissError, run } = useSubmit(failureMessage)
  // The links that the form began with. A poll must not turn them into ones that the user has not seen.
  const [edited, setEdited] = useState<Edited | null>(null)
  const from = edited?.from ?? user
  const draft = edited?.draft ?? accessDraftOf(user)
  const setDraft = (next: AccessDraft) => setEdited({ draft: next, from, copiedFrom: null })
  const save = () =>
    run(async () => {
      const { data } = await saveUserAccess(client, {
        params: { id: user.id },
        body: accessRequest(draft, from, organisationId),
      })
      await keepSaved(queries, organisationId, data)
      setEdited(null)
      const name = userName(user)
      const action = undoAccessAction({ id: user.id, name }, changedConnectors(from, draft))
      show({ type: 'success', content: accessPageText.accessSaved(name), action })
      return null
    })
  return {
    ...{ draft, setDraft, busy, error, dismissError },
    copiedFrom: edited?.copiedFrom ?? null,
    changed: !isSameAccess(accessDraftOf(from), draft),
    copyFrom: (key: string) => {
      const source = people.find(({ id }) => String(id) === key)
      if (source) setEdited({ draft: accessDraftOf(source), from, copiedFrom: key })
    },
    save: () => void save(),
    discard: () => setEdited(null),
  }
}
