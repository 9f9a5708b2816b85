import type { Id, Status } from '@tributary/domain'
import { linkArea, unlinkArea, unlinkAreaFromAll } from '@tributary/sdk'
import { type AreaLinkerStep, areaLinkerPlan, excelMessages } from '@tributary/sdk/excel'
import { useStructureList } from '../structure/structure-lists.ts'
import type { LinkCall, LinkedItem, LinkingKind, LinkTarget, PlanFacts } from './linking-kind.ts'
import { useLinkedAreas } from './use-linked-areas.ts'
import { useLinkingList } from './use-linking-list.ts'
import { usePeopleAffected } from './use-people-affected.ts'

const targetOf = ({ id, name, status }: LinkTarget & { status: Status | null }): LinkTarget => ({
  id,
  name,
  status,
})

/** Areas and the sub-areas they are linked to (connectors spec 2.3). */
export const areaLinks: LinkingKind = {
  path: '/excel/subareas/link',
  title: 'Link Areas to Subareas',
  words: {
    left: {
      one: 'area',
      many: 'areas',
      heading: 'Area',
      search: 'Search areas',
      none: excelMessages.none.areas,
    },
    right: {
      one: 'sub-area',
      many: 'sub-areas',
      heading: 'Sub-areas',
      search: 'Search subareas',
      none: excelMessages.none.subareas,
    },
    create: 'Create new link',
    back: 'Back to links',
    submit: 'Create Link',
    newTitle: 'New link',
    editTitle: 'Edit link',
    choose: 'Choose an area first.',
    verb: 'Link',
    linkedTo: excelMessages.linkedTo,
    nothing: excelMessages.notLinked,
    every: excelMessages.everySubarea,
    unlink: 'Unlink',
    unlinked: (name) => `${name} unlinked`,
    question: excelMessages.unlinkArea,
    saved: excelMessages.linkCreated,
    summary: (count) => (count === 1 ? '1 area has links.' : `${count} areas have links.`),
  },
  scopes: excelMessages.applyFor,
  waitsFor: 'a-link',
  useLeft: useLinkedAreas,
  useRight: (organisationId) => useLinkingList(useStructureList('subareas', organisationId), targetOf),
  plan: ({ item, wanted, every }: PlanFacts) => {
    const area = {
      id: item.id,
      subareaLinkType: item.links.later ? ('automatic' as const) : ('custom' as const),
      subareas: item.links.ids.map((id) => ({ id })),
    }
    const isLater = wanted.applyFor === 'allCurrentAndFuture'
    const steps = areaLinkerPlan(
      area,
      isLater ? { linkType: 'automatic' } : { linkType: 'custom', subareaIds: wanted.ids },
    )
    return steps.map((phase) => phase.map((step) => callOf(step, item, every)))
  },
  usePeople: usePeopleAffected,
}

function callOf(step: AreaLinkerStep, { links }: LinkedItem, every: readonly Id[]): LinkCall {
  const { key, areaId } = step
  switch (step.kind) {
    case 'link':
    case 'unlink': {
      const { kind, subareaId } = step
      const body = { areaId, subareaId }
      const call = kind === 'link' ? linkArea : unlinkArea
      const effect = { kind, id: subareaId }
      return {
        key,
        effect,
        verb: kind,
        about: subareaId,
        send: (client, signal) => call(client, { body }, { signal }),
      }
    }
    case 'link-all': {
      const body = { areaId, allCurrentAndFuture: true as const }
      const effect = { kind: 'link-all' as const, ids: every }
      return {
        key,
        effect,
        verb: 'link',
        about: null,
        send: (client, signal) => linkArea(client, { body }, { signal }),
      }
    }
    case 'unlink-all': {
      const body = { areaId, expected: [...links.ids] }
      const effect = { kind: 'unlink-all' as const }
      return {
        ...{ key, effect, verb: 'unlink' as const, about: null },
        send: (client, signal) => unlinkAreaFromAll(client, { body }, { signal }),
      }
    }
  }
}
