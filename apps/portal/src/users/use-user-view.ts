import { type UserView, userViewOf, userViewParameters } from '@tributary/sdk/users'
import type { UserLayout } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

/** The address with a view in it, beside whatever else it holds. */
function withView(path: string, query: string, view: UserView): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(userViewParameters(view))) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size ? `${path}?${parameters}` : path
}

/** Filters and order, kept in the address so that a link shows the same; changing them is no step of the history. */
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

/** With more users than this, rows are read more easily than cards. */
const MANY = 50

const remembered = (): UserLayout => (readCookie(LAYOUT) === 'cards' ? 'cards' : 'table')

/** How a list of so many is drawn: a choice of this browser's, kept in the cookie `users`, once they are many. */
export function useUserLayout(total: number) {
  const [chosen, setChosen] = useState(remembered)
  const setLayout = (layout: UserLayout) => {
    writeCookie(LAYOUT, layout)
    setChosen(layout)
  }
  return { layout: total > MANY ? chosen : undefined, setLayout }
}
