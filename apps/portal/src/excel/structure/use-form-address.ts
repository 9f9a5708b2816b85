import { type Id, sameId } from '@tributary/domain'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The form that is open: for a new item (`id` is null) or an existing one. `of` is what the item belongs to, or ''. */
export type FormAddress = { form: 'new'; id: null; of: string } | { form: 'edit'; id: string; of: string }

/** The parameters of a form. Others, such as a search, stay in the address when a form opens or closes. */
const formParameters = ['new', 'edit', 'of', 'step']

function readForm(query: string): FormAddress | null {
  const parameters = new URLSearchParams(query)
  const of = parameters.get('of') ?? ''
  const id = parameters.get('edit')
  if (parameters.has('new')) return { form: 'new', id: null, of }
  return id ? { form: 'edit', id, of } : null
}

function withForm(path: string, query: string, form: string, of?: Id): string {
  const others = [...new URLSearchParams(query)].filter(([name]) => !formParameters.includes(name))
  const parts = [
    form,
    of === undefined ? '' : `of=${encodeURIComponent(String(of))}`,
    String(new URLSearchParams(others)),
  ].filter((part) => part !== '')
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** The form of a page that the address names, so that Back closes it and a link opens it. */
export function useFormAddress() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const opened = useMemo(() => readForm(query), [query])
  const openNew = useCallback(
    (of?: Id) => navigate(withForm(path, query, 'new', of)),
    [path, query, navigate],
  )
  const openEdit = useCallback(
    (id: Id, of?: Id) => navigate(withForm(path, query, `edit=${encodeURIComponent(String(id))}`, of)),
    [path, query, navigate],
  )
  const close = useCallback(
    () => navigate(withForm(path, query, ''), { replace: true }),
    [path, query, navigate],
  )
  return { opened, openNew, openEdit, close }
}

/**
 * The item that a form is open for, as it was when the form opened: what the user has typed stays even if another user
 * deletes the item meanwhile. `missing` if an up-to-date list does not contain it.
 */
export function useOpenedItem<Item extends { id: Id }>(
  id: string | null,
  items: readonly Item[],
  isReloading: boolean,
) {
  const [opened, setOpened] = useState<{ id: string; item: Item } | null>(null)
  const found = id === null ? undefined : items.find((item) => sameId(item.id, id))
  if (id !== null && opened?.id !== id && found) setOpened({ id, item: found })
  if (id === null && opened) setOpened(null)
  const item = id === null ? null : opened?.id === id ? opened.item : (found ?? null)
  return { item, missing: id !== null && !item && !isReloading }
}
