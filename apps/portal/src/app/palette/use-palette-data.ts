import { useQuery } from '@tanstack/react-query'
import type { Id, SessionUser } from '@tributary/domain'
import { usersQuery, useStickyError } from '@tributary/react'
import { useRouter } from 'wouter'
import { useOrganisationTypes, useShownTypes } from '../../connectors/use-connector-types.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useClient } from '../../session/use-client.ts'
import { USERS_PAGE } from './data-places.ts'
import { mayOpen } from './places.ts'
import { useConnectorNames } from './use-connector-names.ts'

/** The data the palette searches: the data of the shell, and the members if the user manages them. */
export function usePaletteData(user: SessionUser) {
  const { organisations, selected, loaded } = useOrganisations()
  const own = useOrganisationTypes(selected?.id)
  const types = useShownTypes(own.types)
  return {
    organisations,
    organisationsError: loaded.error,
    selected,
    types: own.types && types,
    typesError: own.loaded.error,
    members: useMembers(user, selected?.id),
    connectorsOf: useConnectorNames(user, selected?.id, own.types),
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
