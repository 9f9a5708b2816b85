import { useQueryClient } from '@tanstack/react-query'
import { type Id, type Named, sameId } from '@tributary/domain'
import { type BannerText, structureError } from '@tributary/sdk/excel'
import { useState } from 'react'
import { withSaved } from '../../data/apply-write.ts'
import { organisationKey } from '../../data/query-keys.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { structureKey } from './structure-lists.ts'
import { useRemoveStructure } from './use-remove-structure.ts'

/**
 * The kept list of an organisation's areas or sub-areas: what is saved or deleted shows in it at once. Either tells of the
 * other, and groups of both, so whatever was changed all of them are asked for anew.
 */
export function useParts<Part extends Named>(
  organisationId: Id,
  kind: 'areas' | 'subareas',
  call: (part: Part) => Promise<unknown>,
) {
  const queries = useQueryClient()
  const list = structureKey(organisationId, kind)
  const { write: keep, reload: renew } = useCachedRows<Part>(list)
  const [refused, setRefused] = useState<BannerText | null>(null)
  const renewAll = () =>
    void queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'excel') })
  const { remove, withoutRemoved } = useRemoveStructure<Part>({
    list,
    call,
    forget: ({ id }) => keep((rows) => rows.filter((row) => !sameId(row.id, id))),
    renew: renewAll,
    onRefused: (error) => setRefused(structureError(error)),
  })
  const keepAll = async (saved: readonly Part[]) => {
    await keep((rows) => saved.reduce<Part[]>(withSaved, [...rows]))
    renewAll()
  }
  return {
    withoutRemoved,
    remove: (part: Part) => {
      setRefused(null)
      return remove(part)
    },
    refused,
    dismissRefused: () => setRefused(null),
    keep: keepAll,
    /** Answers what the list holds of it then. */
    renew: async (id: Id) => (await renew()).find((row) => sameId(row.id, id)),
  }
}
