import { type Id, type Organisation, organisationsByName, sameId } from '@tributary/domain'
import { atom } from 'jotai'
import { personAtom } from '../session/person-atom.ts'

const KEY = 'organisation'

/** Web storage can be blocked or full; the choice then lasts until the page is closed. */
const quietly = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

const remembered = (): string | null =>
  quietly(() => sessionStorage.getItem(KEY)) ?? quietly(() => localStorage.getItem(KEY))

const chosenIdAtom = personAtom<{ id: Id | null }>(() => ({ id: null }))

/** The selected id: selected in this tab, else the last one used in this browser (SHELL-43, SHELL-53). */
export const selectedOrganisationIdAtom = atom(
  (get) => get(chosenIdAtom).id ?? remembered(),
  (_get, set, id: Id) => {
    set(chosenIdAtom, { id })
    keepForTab(id)
    quietly(() => localStorage.setItem(KEY, String(id)))
  },
)

/** Selects an organisation for this tab, not for new ones. */
export const keepForTabAtom = atom(null, (_get, set, id: Id) => {
  set(chosenIdAtom, { id })
  keepForTab(id)
})

/**
 * Keeps the shown organisation for this tab, so that another tab's choice or a new first name does not change it, not even
 * after a reload. `selectedId` is the selection it was shown for. A later one wins.
 */
export const keepShownAtom = atom(null, (get, set, { id, selectedId }: { id: Id; selectedId: Id | null }) => {
  if (get(selectedOrganisationIdAtom) === selectedId) set(keepForTabAtom, id)
})

function keepForTab(id: Id): void {
  quietly(() => sessionStorage.setItem(KEY, String(id)))
}

/** Returns the remembered organisation if it is in the list, else the first by company name. */
export function selectedOrganisation(
  organisations: readonly Organisation[],
  id: Id | null,
): Organisation | null {
  const kept = id === null ? undefined : organisations.find((organisation) => sameId(organisation.id, id))
  return kept ?? organisationsByName(organisations)[0] ?? null
}
