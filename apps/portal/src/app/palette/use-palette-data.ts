import { useQuery } from '@tanstack/react-query'
import type { Id, SessionUser } from '@tributary/domain'
import { usersQuery, useStickyError } from '@tributary/react'
import { useRouter } from 'wouter'
import { everyTableQuery } from '../../access/every-table-query.ts'
import { useOrganisationTypes, useShownTypes } from '../../connectors/use-connector-types.ts'
import { SEARCH_PAGE } from '../../excel/search/structure-paths.ts'
import { useSearchedStructure } from '../../excel/search/use-searched-structure.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useClient } from '../../session/use-client.ts'
import { USERS_PAGE } from './data-places.ts'
import { mayOpen } from './places.ts'
import { usePaletteConnectors } from './use-palette-connectors.ts'

/** The data the palette searches: the data of the shell, the connectors, and what the user may manage: members and Excel. */
export function usePaletteData(user: SessionUser) {
  const { organisations, selected, loaded } = useOrganisations()
  const own = useOrganisationTypes(selected?.id)
  const types = useShownTypes(own.types)
  const connectors = usePaletteConnectors(user, selected?.id, own.types)
  return {
    organisations,
    organisationsError: loaded.error,
    selected,
    /** Without an organisation there is nothing to load. */
    without: !selected && Boolean(organisations || loaded.error),
    types: own.types && types,
    ownTypes: own.types,
    typesError: own.loaded.error,
    connectors: connectors.rows,
    connectorsError: connectors.error,
    members: useMembers(user, selected?.id),
    structure: useStructure(user, selected?.id),
    tables: useTables(user, selected?.id),
  }
}

export type PaletteData = ReturnType<typeof usePaletteData>

function useMembers(user: SessionUser, organisationId: Id | undefined) {
  const client = useClient()
  const { parser } = useRouter()
  const may = mayOpen(parser, user, USERS_PAGE)
  const query = useQuery({
    ...usersQuery(client, organisationId ?? '', { background: false }),
    enabled: may && organisationId !== undefined,
  })
  return { may, data: query.data, error: useStickyError(query) }
}

/** The tables of every connector, for questions about members. */
function useTables(user: SessionUser, organisationId: Id | undefined) {
  const client = useClient()
  const { parser } = useRouter()
  const enabled = mayOpen(parser, user, USERS_PAGE) && organisationId !== undefined
  return useQuery({ ...everyTableQuery(client, organisationId ?? ''), enabled }).data
}

function useStructure(user: SessionUser, organisationId: Id | undefined) {
  const { parser } = useRouter()
  const may = mayOpen(parser, user, SEARCH_PAGE)
  const { structure, lists } = useSearchedStructure(may ? organisationId : undefined, true)
  return { may, data: structure, error: lists.find(({ error }) => error)?.error ?? null }
}
