import { type Organisation, organisationsByName, type SessionUser, sameId } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import type { Navigation, PaletteGroup, PaletteItem } from '@tributary/ui'
import { useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useRequestAction } from '../../page/requested-action.ts'
import { actionPlaces, type ShellActions, shellActions } from './actions.ts'
import { connectorPlaces, personPlace } from './data-places.ts'
import { paletteText } from './palette.messages.ts'
import { itemsOf, type Place } from './places.ts'
import { screenPlaces } from './screen-places.ts'
import { type PaletteData, usePaletteData } from './use-palette-data.ts'

export type PaletteSources = ShellActions &
  Pick<Navigation, 'onSelectOrganisation'> & {
    user: SessionUser
  }

/** Everything the palette offers to the user. Data that is still loading comes last. */
export function usePaletteGroups(sources: PaletteSources): PaletteGroup[] {
  const { user } = sources
  const data = usePaletteData(user)
  const { parser } = useRouter()
  const [, navigate] = useLocation()
  const ask = useRequestAction()
  const items = itemsOf(parser, user, ({ href, asks }) => {
    if (asks) ask(asks)
    navigate(href)
  })
  return [
    { label: paletteText.screens, items: items(screenPlaces) },
    { label: paletteText.actions, items: [...items(actionPlaces(user)), ...shellActions(sources)] },
    organisationGroup(data, sources),
    connectorGroup(data, items),
    usePeopleGroup(data),
  ]
}

const toldOf = (error: Error | null) => (error ? failureMessage(error) : undefined)

function organisationGroup(
  { organisations, selected, organisationsError }: PaletteData,
  { onSelectOrganisation }: PaletteSources,
): PaletteGroup {
  const item = (organisation: Organisation): PaletteItem => ({
    id: String(organisation.id),
    name: organisation.companyName,
    hint: selected && sameId(organisation.id, selected.id) ? paletteText.selected : undefined,
    picture: { organisation: organisation.companyName },
    run: () => onSelectOrganisation(organisation),
  })
  const items = organisations && organisationsByName(organisations).map(item)
  return { label: paletteText.organisations, items, failure: toldOf(organisationsError) }
}

function connectorGroup(
  { organisations, organisationsError, selected, types, typesError, connectorsOf }: PaletteData,
  items: (places: readonly Place[]) => PaletteItem[],
): PaletteGroup {
  // Without an organisation there is nothing to load.
  const none = !selected && (organisations || organisationsError) ? [] : undefined
  const known = types?.flatMap(({ type }) => connectorPlaces(type, connectorsOf(type)))
  return { label: paletteText.connectors, items: known ? items(known) : none, failure: toldOf(typesError) }
}

function usePeopleGroup({ organisations, organisationsError, selected, members }: PaletteData): PaletteGroup {
  const [, navigate] = useLocation()
  const { may, data, error } = members
  const items = useMemo(
    () => data?.map(personPlace).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
    [data, navigate],
  )
  const none = !may || (!selected && (organisations || organisationsError)) ? [] : undefined
  return { label: paletteText.people, items: none ?? items, failure: toldOf(error) }
}
