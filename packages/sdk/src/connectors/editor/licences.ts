import { type Id, type Licence, sameId } from '@tributary/domain'

const holds = (ids: readonly Id[], id: Id): boolean => ids.some((one) => sameId(one, id))

/** Whether a licence cannot be removed: it is a base licence that the connector has. */
export const isLockedLicence = (licence: Licence, selected: readonly Id[]): boolean =>
  licence.base && holds(selected, licence.id)

/** Returns the base licences that a new selection would remove. It may be saved when there are none. */
export const lostBaseLicences = (
  all: readonly Licence[],
  selected: readonly Id[],
  wanted: readonly Id[],
): Licence[] => all.filter((licence) => isLockedLicence(licence, selected) && !holds(wanted, licence.id))
