import { type Id, sameId } from '@tributary/domain'

const KEY = 'authorising'

/** Where a user left for a provider, and the connector to refresh after the return. */
export type Trip = { type: string; organisationId: Id; path: string; connectorId: Id }

/** Remembers the latest departure in this tab; null forgets it. The address of the return cannot start a refresh by itself. */
export function rememberTrip(trip: Trip | null): void {
  try {
    if (trip) sessionStorage.setItem(KEY, JSON.stringify(trip))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Web storage can be blocked or full. The user then stays on the management page.
  }
}

/** Returns the departure that a return to the page of a type belongs to, and forgets any. */
export function takeTrip(type: string, organisationId: Id): Trip | null {
  const trip = read()
  rememberTrip(null)
  return trip && trip.type === type && sameId(trip.organisationId, organisationId) ? trip : null
}

function read(): Trip | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isTrip(kept) ? kept : null
  } catch {
    return null
  }
}

const isTrip = (kept: unknown): kept is Trip =>
  typeof kept === 'object' &&
  kept !== null &&
  ['type', 'organisationId', 'path', 'connectorId'].every((name) =>
    /^(string|number)$/.test(typeof Reflect.get(kept, name)),
  )
