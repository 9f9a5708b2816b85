import type { Id } from '@tributary/domain'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The view over the cards: adding (maybe as a copy, or of a custom source), editing, or who may see a connector. */
export type ManageView =
  | { kind: 'new'; from: string | null; source: string | null }
  | { kind: 'edit' | 'people'; id: string }

const viewNames = ['new', 'from', 'source', 'edit', 'people']
/** The parameters of a provider's result, which belong to the page without a view. */
const answerNames = ['error', 'authorised']

function readView(query: string): ManageView | null {
  const asked = new URLSearchParams(query)
  if (asked.has('new')) return { kind: 'new', from: asked.get('from'), source: asked.get('source') }
  const [edit, people] = [asked.get('edit'), asked.get('people')]
  if (edit) return { kind: 'edit', id: edit }
  return people ? { kind: 'people', id: people } : null
}

/** Returns the address with another view, or without one. A search stays. */
function withView(path: string, query: string, view: Record<string, string>): string {
  const left = [...viewNames, ...answerNames]
  const kept = [...new URLSearchParams(query)].filter(([name]) => !left.includes(name))
  const parameters = new URLSearchParams([...Object.entries(view), ...kept])
  return parameters.size ? `${path}?${parameters}` : path
}

/** Reads the view from the address, so that Back closes it and a link opens it. */
export function useManageAddress() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const view = useMemo(() => readView(query), [query])
  const open = useCallback(
    (wanted: Record<string, string>) => navigate(withView(path, query, wanted)),
    [navigate, path, query],
  )
  const openNew = useCallback(() => open({ new: 'true' }), [open])
  const openClone = useCallback((id: Id) => open({ new: 'true', from: String(id) }), [open])
  const openEdit = useCallback((id: Id) => open({ edit: String(id) }), [open])
  const editHrefOf = useCallback(
    ({ id }: { id: Id }) => withView(path, query, { edit: String(id) }),
    [path, query],
  )
  const openPeople = useCallback((id: Id) => open({ people: String(id) }), [open])
  const close = useCallback(
    () => navigate(withView(path, query, {}), { replace: true }),
    [navigate, path, query],
  )
  return { view, openNew, openClone, openEdit, openPeople, close, editHrefOf }
}
