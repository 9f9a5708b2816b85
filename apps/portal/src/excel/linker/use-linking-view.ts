import type { Id } from '@tributary/domain'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The view in the address: the list, the form of a new link, or the form of one item. */
export type LinkingView = { view: 'list' } | { view: 'new' } | { view: 'edit'; id: string }

const editing = (path: string, id: Id) => `${path}?edit=${encodeURIComponent(id)}`

/** The view that the address names, and how to navigate to the others. */
export function useLinkingView(path: string) {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const view = useMemo(() => viewOf(new URLSearchParams(query)), [query])
  return {
    view,
    toList: useCallback(() => navigate(path), [navigate, path]),
    /** Replaces the address, so that Back does not lead to the form again. */
    afterForm: useCallback(() => navigate(path, { replace: true }), [navigate, path]),
    toNew: useCallback(() => navigate(`${path}?new`), [navigate, path]),
    toEdit: useCallback((id: Id) => navigate(editing(path, id)), [navigate, path]),
    toOther: useCallback((id: Id) => navigate(editing(path, id), { replace: true }), [navigate, path]),
  }
}

function viewOf(parameters: URLSearchParams): LinkingView {
  const id = parameters.get('edit')
  if (id !== null) return { view: 'edit', id }
  return { view: parameters.has('new') ? 'new' : 'list' }
}
