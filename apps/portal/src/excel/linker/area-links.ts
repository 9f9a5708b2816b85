import type { AccessEdit, Id, Status } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { linkArea, unlinkArea, unlinkAreaFromAll } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import {
  type AreaLinkerStep,
  areaLinkerPlan,
  excelMessages,
  type LinkState,
  type WantedSubareas,
} from '@tributary/sdk/excel'
import { linkerText } from './linker.messages.ts'
import type { LinkCall, LinkingKind, LinkTarget, PlanFacts } from './linking-kind.ts'
import { useAffectedPeople } from './use-affected-people.ts'
import { useLinkedAreas } from './use-linked-areas.ts'
import { useLinkingList } from './use-linking-list.ts'

const targetOf = ({ id, name, status }: LinkTarget & { status: Status | null }): LinkTarget => ({
  id,
  name,
  status,
})

/** Areas and the sub-areas they are linked to. */
export const areaLinks: LinkingKind = {
  path: '/excel/subareas/link',
  get title() {
    return linkerText.linkAreasToSubareas
  },
  words: {
    left: {
      kind: 'area',
      noun: nouns.area,
      get heading() {
        return linkerText.area
      },
      get search() {
        return linkerText.searchAreas
      },
      get none() {
        return excelMessages.none.areas
      },
    },
    right: {
      noun: nouns['sub-area'],
      get heading() {
        return linkerText.subAreas
      },
      get search() {
        return linkerText.searchSubareas
      },
      get none() {
        return excelMessages.none.subareas
      },
    },
    get create() {
      return linkerText.createNewLink
    },
    get back() {
      return linkerText.backToLinks
    },
    get submit() {
      return linkerText.createLink
    },
    get newTitle() {
      return linkerText.newLink
    },
    get editTitle() {
      return linkerText.editLink
    },
    get choose() {
      return linkerText.chooseAnAreaFirst
    },
    verb: 'Link',
    get linkedTo() {
      return excelMessages.linkedTo
    },
    get nothing() {
      return excelMessages.notLinked
    },
    get every() {
      return excelMessages.everySubarea
    },
    get unlink() {
      return linkerText.unlink
    },
    unlinked: (name) => linkerText.unlinked(name),
    get question() {
      return excelMessages.unlinkArea
    },
    get saved() {
      return excelMessages.linkCreated
    },
    summary: (count) => linkerText.areasHaveLinks(count),
  },
  scopes: excelMessages.applyFor,
  waitsFor: 'a-link',
  useLeft: useLinkedAreas,
  useRight: (organisationId) => useLinkingList(useStructureList('subareas', organisationId), targetOf),
  plan: (facts) =>
    areaLinkerPlan(...planned(facts)).map((phase) => phase.map((step) => areaLinkCall(step, facts))),
  usePeople: useAffectedPeople,
  editOf: areaLinksEdit,
}

/** The change of an area's links, for the preview of its effect on users. */
export function areaLinksEdit(areaId: Id, { ids, later }: LinkState): AccessEdit {
  return { kind: 'link-area', areaId, subareaIds: ids, later }
}

/** The area with its current links, and the wanted links. */
export function planned({ item, wanted }: PlanFacts) {
  const area = {
    id: item.id,
    subareaLinkType: item.links.later ? ('automatic' as const) : ('custom' as const),
    subareas: item.links.ids.map((id) => ({ id })),
  }
  const links: WantedSubareas =
    wanted.applyFor === 'allCurrentAndFuture'
      ? { linkType: 'automatic' }
      : { linkType: 'custom', subareaIds: wanted.ids }
  return [area, links] as const
}

/** The call of a step that links or unlinks sub-areas. */
export function areaLinkCall(step: AreaLinkerStep, { item, every }: PlanFacts): LinkCall {
  const { key, areaId } = step
  switch (step.kind) {
    case 'link':
    case 'unlink': {
      const { kind, subareaId } = step
      const body = { areaId, subareaId }
      const call = kind === 'link' ? linkArea : unlinkArea
      return {
        ...{ key, verb: kind, about: subareaId, effect: { kind, id: subareaId } },
        send: (client, signal) => call(client, { body }, { signal }),
      }
    }
    case 'link-all': {
      const body = { areaId, allCurrentAndFuture: true as const }
      return {
        ...{ key, verb: 'link' as const, about: null, effect: { kind: 'link-all' as const, ids: every } },
        send: (client, signal) => linkArea(client, { body }, { signal }),
      }
    }
    case 'unlink-all': {
      const body = { areaId, expected: [...item.links.ids] }
      return {
        ...{ key, verb: 'unlink' as const, about: null, effect: { kind: 'unlink-all' as const } },
        send: (client, signal) => unlinkAreaFromAll(client, { body }, { signal }),
      }
    }
  }
}
