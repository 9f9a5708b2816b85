import { type Id, sameId } from '@tributary/domain'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The form a page has open: for something new, or for what has an id; `of` is what that belongs to, '' for nothing. */
export type FormAddress = { form: 'new'; of: string } | { form: 'edit'; id: string; of: string }

function readForm(query: string): FormAddress | null {
  const asked = new URLSearchParams(query)
  const of = asked.get('of') ?? ''
  const id = asked.get('edit')
  if (asked.has('new')) return { form: 'new', of }
  return id ? { form: 'edit', id, of } : null
}

const withOf = (query: string, of: Id | undefined) =>
  of === undefined ? query : `${query}&of=${encodeURIComponent(String(of))}`

/** Which form of a page the address names, so that Back closes it and a link opens it. */
export function useFormAddress() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const opened = useMemo(() => readForm(query), [query])
  const openNew = useCallback((of?: Id) => navigate(`${path}?${withOf('new', of)}`), [path, navigate])
  const openEdit = useCallback(
    (id: Id, of?: Id) => navigate(`${path}?${withOf(`edit=${encodeURIComponent(String(id))}`, of)}`),
    [path, navigate],
  )
  const close = useCallback(() => navigate(path, { replace: true }), [path, navigate])
  return { opened, openNew, openEdit, close }
}

/**
 * The thing of a list that a form is open for, as it was when it opened: what is typed outlives a thing that somebody
 * deletes meanwhile. Missing when a list that has just been asked for does not have it.
 */
export function useOpenedThing<Thing extends { id: Id }>(
  id: string | null,
  things: readonly Thing[],
  isRenewing: boolean,
) {
  const [kept, setKept] = useState<{ id: string; thing: Thing } | null>(null)
  const found = id === null ? undefined : things.find((thing) => sameId(thing.id, id))
  if (id !== null && kept?.id !== id && found) setKept({ id, thing: found })
  if (id === null && kept) setKept(null)
  const thing = id === null ? null : kept?.id === id ? kept.thing : (found ?? null)
  return { thing, missing: id !== null && !thing && !isRenewing }
}
