import type { Id, SavedFilter } from '@tributary/domain'
import { useChangeSavedFilters } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { formatTriageFilter, type SavedFilterAction, type TriageFilter } from '@tributary/sdk/connectors'
import { type SavedFilterValues, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { connectorsText } from '../connectors.messages.ts'

/** The open dialog of the saved filters. */
export type SavedFilterStep =
  | { kind: 'save'; saved: null }
  | { kind: 'rename' | 'delete'; saved: SavedFilter }

/** The dialogs of the saved filters. Each stays open with its input until the server has accepted the change. */
export function useSavedFilterDialog(organisationId: Id, filter: TriageFilter) {
  const { create, update, remove } = useChangeSavedFilters(organisationId)
  const { show } = useToasts()
  const [step, setStep] = useState<SavedFilterStep | null>(null)
  const calls = { save: create, rename: update, delete: remove }
  const call = step && calls[step.kind]
  const forget = () => {
    for (const { reset } of Object.values(calls)) reset()
  }
  const open = (next: SavedFilterStep) => {
    forget()
    setStep(next)
  }
  const done = { onSuccess: () => setStep(null) }

  const share = (saved: SavedFilter, shared: boolean) => {
    const content = (shared ? connectorsText.filterShared : connectorsText.filterPersonal)(saved.name)
    update.mutate(
      { filter: saved, change: { shared } },
      {
        onSuccess: () => void show({ type: 'success', content }),
        onError: (error) => void show({ type: 'error', content: failureMessage(error) }),
      },
    )
  }
  const change = (action: SavedFilterAction, saved: SavedFilter) => {
    if (action === 'rename' || action === 'delete') open({ kind: action, saved })
    else share(saved, action === 'share')
  }
  const save = (values: SavedFilterValues) => {
    if (step?.kind === 'rename') update.mutate({ filter: step.saved, change: { name: values.name } }, done)
    else create.mutate({ ...values, query: formatTriageFilter(filter) }, done)
  }
  return {
    step,
    busy: call?.isPending ?? false,
    error: call?.error ? failureMessage(call.error) : null,
    forget,
    change,
    save,
    startSaving: () => open({ kind: 'save', saved: null }),
    remove: () => step?.kind === 'delete' && remove.mutate(step.saved, done),
    close: () => setStep(null),
  }
}
