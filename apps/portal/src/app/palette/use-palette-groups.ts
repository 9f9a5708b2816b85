import { type Organisation, organisationsByName, type SessionUser, sameId } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { questionMessages } from '@tributary/sdk/access'
import type { CommandPaletteProps, Navigation, PaletteGroup, PaletteItem } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useRequestAction } from '../../page/requested-action.ts'
import { useDensity } from '../../page/use-density.ts'
import { useClient } from '../../session/use-client.ts'
import { actionPlaces, type ShellActions, shellActions } from './actions.ts'
import { actionItems, attentionItem, connectorItem } from './connector-items.ts'
import { personPlace, questionPlace, structurePlaces, typePlace } from './data-places.ts'
import { elsewherePlaces } from './elsewhere.ts'
import { paletteText } from './palette.messages.ts'
import { itemsOf, type Place } from './places.ts'
import { askedObjects, questionPairs } from './question-pairs.ts'
import { recentIdsAtom, recentItems, recentKey } from './recent-items.ts'
import { screenPlaces } from './screen-places.ts'
import { useConnectorVerbs } from './use-connector-verbs.ts'
import { useOpening } from './use-opening.ts'
import { type PaletteData, usePaletteData } from './use-palette-data.ts'

export type PaletteSources = Omit<ShellActions, 'density'> &
  Pick<Navigation, 'onSelectOrganisation'> & {
    user: SessionUser
  }

type Palette = Pick<CommandPaletteProps, 'groups' | 'elsewhere'> & {
  /** The user and the organisation of the recent items. */
  recentKey: string
}

type Items = (places: readonly Place[]) => PaletteItem[]

/** Everything the palette offers to the user. Data that is still loading comes last. */
export function usePaletteGroups(sources: PaletteSources): Palette {
  const { user } = sources
  const data = usePaletteData(user)
  const density = useDensity()
  const { parser } = useRouter()
  const [, navigate] = useLocation()
  const ask = useRequestAction()
  const items = itemsOf(parser, user, ({ href, asks }) => {
    if (asks) ask(asks)
    navigate(href)
  })
  const connectors = useConnectorGroups(data, items, user)
  const groups: PaletteGroup[] = [
    { label: paletteText.screens, items: items(screenPlaces) },
    {
      label: paletteText.actions,
      items: [...items(actionPlaces(user)), ...shellActions({ ...sources, density })],
      actions: true,
    },
    organisationGroup(data, sources),
    ...connectors.groups,
    usePairGroup(data),
    usePeopleGroup(data),
    useQuestionGroup(data),
    useStructureGroup(data),
  ]
  const key = recentKey(user, data.selected?.id)
  const ids = useAtomValue(recentIdsAtom)(key)
  const opening = useOpening({
    connectors: data.connectors,
    settled: data.without || data.connectorsError !== null || data.typesError !== null,
    attentionOf: connectors.attentionOf,
    recent: () =>
      recentItems(
        ids,
        groups.map((group) => group.items ?? []),
      ),
  })
  const first: PaletteGroup[] = [
    { label: paletteText.needsAttention, items: opening?.attention, when: 'opening', inWords: true },
    { label: paletteText.recent, items: opening?.recent, when: 'opening' },
  ]
  return {
    groups: [...first, ...groups],
    elsewhere: (words) => items(elsewherePlaces(words)),
    recentKey: key,
  }
}

const toldOf = (error: Error | null) => (error ? failureMessage(error) : undefined)

function organisationGroup(
  { organisations, selected, organisationsError }: PaletteData,
  { onSelectOrganisation }: PaletteSources,
): PaletteGroup {
  const item = (organisation: Organisation): PaletteItem => ({
    id: `organisation ${organisation.id}`,
    name: paletteText.switchTo(organisation.companyName),
    picture: { organisation: organisation.companyName },
    run: () => onSelectOrganisation(organisation),
  })
  const others = organisations?.filter(({ id }) => !(selected && sameId(id, selected.id)))
  const items = others && organisationsByName(others).map(item)
  return { label: paletteText.organisations, items, failure: toldOf(organisationsError), actions: true }
}

/** The types and the connectors, and what the user may do with each. Prepared once, because there may be thousands. */
function useConnectorGroups(data: PaletteData, items: Items, viewer: SessionUser) {
  const { types, connectors, connectorsError, typesError, without } = data
  const client = useClient()
  const verbs = useConnectorVerbs(data)
  const asked = useMemo(() => ({ viewer, now: client.now(), verbs }), [viewer, client, verbs])
  const known = useMemo(
    () =>
      connectors && {
        named: connectors.map((row) => connectorItem(row, verbs)),
        actions: connectors.flatMap((row) => actionItems(row, asked)),
      },
    [connectors, verbs, asked],
  )
  const ofTypes = types && items(types.map(({ type }) => typePlace(type)))
  const none = without ? [] : undefined
  const named = known?.named ?? (connectorsError ? [] : undefined)
  const groups: PaletteGroup[] = [
    { label: paletteText.connectorTypes, items: ofTypes ?? none, failure: toldOf(typesError) },
    { label: paletteText.connectors, items: named ?? none, failure: toldOf(connectorsError) },
    {
      label: paletteText.connectorActions,
      items: known?.actions ?? none ?? (connectorsError || typesError ? [] : undefined),
      actions: true,
      when: 'search',
    },
  ]
  return { groups, attentionOf: (row: NonNullable<typeof connectors>[number]) => attentionItem(row, asked) }
}

function usePeopleGroup({ without, members }: PaletteData): PaletteGroup {
  const [, navigate] = useLocation()
  const { may, data, error } = members
  const items = useMemo(
    () => data?.map(personPlace).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
    [data, navigate],
  )
  const none = !may || without ? [] : undefined
  return { label: paletteText.people, items: none ?? items, failure: toldOf(error) }
}

/** The questions why each member does not see something. */
function useQuestionGroup({ without, members }: PaletteData): PaletteGroup {
  const [, navigate] = useLocation()
  const { may, data, error } = members
  const items = useMemo(
    () => data?.map(questionPlace).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
    [data, navigate],
  )
  const none = !may || without || error ? [] : undefined
  return { label: paletteText.questions, items: none ?? items, actions: true, when: 'search' }
}

/** The questions why a member does not see an object, for words that match both. */
function usePairGroup({ without, members, structure, connectors, tables }: PaletteData): PaletteGroup {
  const [, navigate] = useLocation()
  const may = members.may && !without
  const itemsFor = useMemo(() => {
    if (!may || !members.data) return () => []
    const { areas, versions } = structure.data ?? {}
    const objects = askedObjects({
      areas,
      versions,
      connectors: connectors?.map(({ connector }) => connector),
      tables,
    })
    return questionPairs(members.data, objects, navigate)
  }, [may, members.data, structure.data, connectors, tables, navigate])
  return { label: questionMessages.why, items: [], itemsFor, actions: true, when: 'search' }
}

/** The items of the Excel structure, which lead to their forms. */
function useStructureGroup({ without, structure }: PaletteData): PaletteGroup {
  const [, navigate] = useLocation()
  const { may, data, error } = structure
  const items = useMemo(
    () => data && structurePlaces(data).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
    [data, navigate],
  )
  const none = !may || without || error ? [] : undefined
  return {
    ...{ label: paletteText.excelStructure, failure: toldOf(error), when: 'search' },
    items: items ?? none,
  }
}
