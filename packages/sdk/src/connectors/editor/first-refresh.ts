import { isExcel, kindOf, type TypeOrKind } from '@tributary/domain'
import { chargesForRequests } from '../full-refresh-price.ts'

/**
 * Whether a new connector can be refreshed as soon as it is saved. Not if its provider has to authorise it first, and not if
 * the source charges for each request, because the user has to see the price before.
 */
export const canRefreshNew = (type: TypeOrKind, requiresAuthorisation: boolean): boolean => {
  const kind = kindOf(type)
  return kind !== undefined && !requiresAuthorisation && !chargesForRequests(kind) && !isExcel(kind.type)
}
