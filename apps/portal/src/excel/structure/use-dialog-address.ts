import type { Id } from '@tributary/domain'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The dialog the address names: adding, changing what has an id, or what that is linked to. */
export type AskedDialog = { kind: 'new' } | { kind: 'edit' | 'links'; id: string }

/** What else the address asks for stays: a search, and whether archived ones are hidden. */
function withDialog(path: string, query: string, dialog: Record<string, string>): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => !dialogNames.includes(name))
  const parameters = new URLSearchParams([...Object.entries(dialog), ...kept])
  return parameters.size ? `${path}?${parameters}` : path
}

const dialogNames = ['new', 'edit', 'of']
const LINKS = 'links'

function readDialog(query: string): AskedDialog | null {
  const asked = new URLSearchParams(query)
  if (asked.has('new')) return { kind: 'new' }
  const id = asked.get('edit')
  return id ? { kind: asked.get('of') === LINKS ? LINKS : 'edit', id } : null
}

/** Which dialog is open, so that Back closes it and a link opens it. */
export function useDialogAddress() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const asked = useMemo(() => readDialog(query), [query])
  const openNew = useCallback(() => navigate(withDialog(path, query, { new: '' })), [navigate, path, query])
  const openEdit = useCallback(
    ({ id }: { id: Id }) => navigate(withDialog(path, query, { edit: String(id) })),
    [navigate, path, query],
  )
  const openLinks = useCallback(
    ({ id }: { id: Id }) => navigate(withDialog(path, query, { edit: String(id), of: LINKS })),
    [navigate, path, query],
  )
  const close = useCallback(
    () => navigate(withDialog(path, query, {}), { replace: true }),
    [navigate, path, query],
  )
  return { asked, openNew, openEdit, openLinks, close }
}

const ARCHIVED = 'archived'

/** Whether archived ones are hidden, kept in the address. */
export function useArchivedHidden() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const hidden = new URLSearchParams(query).get(ARCHIVED) === 'hidden'
  const hide = (wanted: boolean) => {
    const parameters = new URLSearchParams(query)
    if (wanted) parameters.set(ARCHIVED, 'hidden')
    else parameters.delete(ARCHIVED)
    navigate(parameters.size ? `${path}?${parameters}` : path, { replace: true })
  }
  return { hidden, hide }
}
