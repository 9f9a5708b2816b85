import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type BannerText, structureError } from '@tributary/sdk/excel'
import { useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { expectedState, statusId } from './status-id.ts'
import type { ItemKind, StructureItem } from './structure-kind.ts'
import { useRemoveItem } from './use-remove-item.ts'
import type { StructureRows } from './use-structure-rows.ts'

/** The input of a dialog. The status is an id, a name, or absent. */
export type ItemForm = { name: string; statusId?: Id; status?: string }

/** Adds, changes and deletes items of one kind. Each change shows in `rows` immediately. */
export function useStructureItems<Item extends StructureItem>(
  kind: ItemKind<Item>,
  organisationId: Id,
  rows: StructureRows<Item>,
) {
  const client = useFormClient()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<BannerText | null>(null)
  const { remove, withoutRemoved } = useRemoveItem<Item>({
    organisationId,
    call: (item) => kind.remove(client, item),
    ...rows,
    ...(kind.refusalIn === 'banner' && { onRefused: (error) => setRefused(structureError(error)) }),
  })
  const change = async (form: ItemForm, seen: Item): Promise<Item> => {
    const { name, status } = form
    const chosen = form.statusId ?? seen.status?.id ?? ''
    const body = {
      name: name.trim(),
      organisationId,
      statusId: status === undefined ? chosen : await statusId(client, queries, status, seen.status ?? null),
      expected: expectedState(seen),
    }
    return (await kind.update(client, seen, body)).data
  }
  return {
    ...{ change, withoutRemoved, refused, keep: rows.keep, reload: rows.reload },
    add: async (name: string, ownerId = organisationId): Promise<Item> =>
      (await kind.create(client, name, ownerId)).data,
    remove: (item: Item) => {
      setRefused(null)
      return remove(item)
    },
    dismissRefused: () => setRefused(null),
  }
}

/** The actions on the items of one kind. */
export type StructureItems<Item extends StructureItem> = ReturnType<typeof useStructureItems<Item>>
