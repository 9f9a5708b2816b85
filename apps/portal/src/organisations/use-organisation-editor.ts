import { type Client, sameId } from '@tributary/domain'
import { newOrganisationKey } from '@tributary/sdk/organisations'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { useAddressSearch, withSearch } from '../page/use-search-parameter.ts'
import type { OrganisationList } from './use-organisation-list.ts'

const LIST = '/admin/organisations'

/** The edited organisation; `known` is null for a new one. */
export type Edited = { known: Client | null; key: string }

/** The organisation whose dialog is open: named by the address to edit one, or new by the button (ORG-11). */
export function useOrganisationEditor(id: string | undefined, list: OrganisationList) {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const { search } = useAddressSearch()
  const [newKey, setNewKey] = useState<string | null>(null)
  const named =
    id !== undefined && list.state === 'ready' ? list.all.find((one) => sameId(one.id, id)) : undefined
  const listHref = withSearch(LIST, query, search)
  const close = useCallback(() => {
    setNewKey(null)
    if (id !== undefined) navigate(listHref, { replace: true })
  }, [id, navigate, listHref])
  return {
    edited: newKey ? { known: null, key: newKey } : named ? { known: named, key: named.key } : null,
    isMissing: id !== undefined && list.state === 'ready' && !list.isRenewing && !named,
    add: () => setNewKey(newOrganisationKey()),
    close,
    listHref,
    editHref: ({ id }: Client) => withSearch(`${LIST}/${encodeURIComponent(String(id))}`, query, search),
  }
}
