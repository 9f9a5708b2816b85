import { type Id, type LineageKind, lineageKey } from '@tributary/domain'
import { useCallback } from 'react'
import { useAddress } from '../page/use-address.ts'
import { lineageDrawerHref } from './lineage-address.ts'

/** Returns the address of this page with the lineage of an object of a kind in a drawer above it (LINEAGE-09). */
export function useLineageHref(kind: LineageKind): (object: { id: Id }) => string {
  const { path, query } = useAddress()
  return useCallback(
    ({ id }: { id: Id }) => lineageDrawerHref(path, query, lineageKey(kind, id)),
    [kind, path, query],
  )
}
