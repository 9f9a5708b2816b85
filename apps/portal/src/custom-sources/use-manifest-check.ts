import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CheckedManifest, Id } from '@tributary/domain'
import { manifestCheckKey } from '@tributary/react'
import { checkManifest } from '@tributary/sdk'
import type { ManifestCheck } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'

const DEBOUNCE_MS = 500

/** The result of checking a manifest. */
export type CheckOfManifest = {
  check: ManifestCheck
  /** The result for this text; null while it is being checked. */
  checked: CheckedManifest | null
  /** The result for this text or the last one. */
  last: CheckedManifest | null
}

/** Checks a manifest shortly after typing has stopped. The result is always that of the latest text. */
export function useManifestCheck(organisationId: Id, text: string): CheckOfManifest {
  const client = useClient()
  const settled = useSettled(text)
  const viewer = useAtomValue(userAtom)
  // Nothing is checked in the view of another user, where nothing can be saved either.
  const isEmpty = text.trim() === '' || Boolean(viewer?.viewAs)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: manifestCheckKey(organisationId, settled),
    queryFn: ({ signal }) =>
      checkManifest(client, { params: { orgId: organisationId }, body: { text: settled } }, { signal }),
    enabled: !isEmpty && settled.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Each text is a key, so results are dropped soon.
    gcTime: 10_000,
  })
  if (isEmpty) return { check: { state: 'empty' }, checked: null, last: null }
  const last = data ?? null
  if (settled !== text) return { check: { state: 'checking' }, checked: null, last }
  if (isError) return { check: { state: 'failed', onRetry: () => void refetch() }, checked: null, last }
  if (!last || isPlaceholderData) return { check: { state: 'checking' }, checked: null, last }
  return { check: { state: 'checked', tables: last.tables.length }, checked: last, last }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (settled === text) return
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
