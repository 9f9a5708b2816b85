import { type Id, peopleAffectedByLinks } from '@tributary/domain'
import { useStructureList, useUsers } from '@tributary/react'
import { useMemo } from 'react'
import type { PeopleCount } from './linking-kind.ts'

/** The page has just loaded these lists for both sides. Loading them again would make the form wait. */
const ofThisPage = { refetchOnMount: true } as const

/** How many users see more or less if the links of an area change. Unknown while the lists load. */
export function useAffectedPeople(organisationId: Id | undefined): PeopleCount {
  const { data: areas } = useStructureList('areas', organisationId, ofThisPage)
  const { data: subareas } = useStructureList('subareas', organisationId, ofThisPage)
  const { data: groups } = useStructureList('groups', organisationId)
  const { data: users } = useUsers(organisationId)
  return useMemo((): PeopleCount => {
    if (!areas || !subareas || !groups || !users) return () => undefined
    // These links grant areas and sub-areas only.
    const others = { versions: [], helperTables: [], entities: [] }
    const structure = { areas, subareas, groups, users, ...others }
    return (areaId, added, removed) => {
      const { gaining, losing } = peopleAffectedByLinks(structure, { areaId, added, removed })
      return new Set([...gaining, ...losing].map(({ id }) => String(id))).size
    }
  }, [areas, subareas, groups, users])
}
