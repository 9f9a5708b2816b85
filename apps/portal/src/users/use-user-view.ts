import { type UserView, userViewOf, userViewParameters } from '@tributary/sdk/users'
import type { UserLayout } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

/** Returns the address with a view, keeping its other parameters. */
function withView(path: string, query: string, view: UserView): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(userViewParameters(view))) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size ? `${path}?${parameters}` : path
}

/** Filters and order, in the address so that a link shows the same view. A change adds no history entry. */
export function useUserView() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const view = useMemo(() => userViewOf(new URLSearchParams(query)), [query])
  const setView = useCallback(
    (next: UserView) => navigate(withView(path, query, next), { replace: true }),
    [path, query, navigate],
  )
  return { view, setView }
}

const LAYOUT = 'users'

const layouts: readonly UserLayout[] = ['cards', 'table']

/** The layout that the viewer has chosen; null without a choice. */
const remembered = (): UserLayout | null => layouts.find((layout) => layout === readCookie(LAYOUT)) ?? null

/** The layout of the list: a table at any number, or cards if the viewer prefers them. The cookie `users` remembers that. */
export function useUserLayout(): {
  layout: UserLayout
  setLayout: (layout: UserLayout) => void
} {
  const [chosen, setChosen] = useState(remembered)
  const setLayout = (layout: UserLayout) => {
    writeCookie(LAYOUT, layout)
    setChosen(layout)
  }
  return { layout: chosen ?? 'table', setLayout }
}
