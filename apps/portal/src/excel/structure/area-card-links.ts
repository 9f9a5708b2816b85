import type { Id, Status } from '@tributary/domain'
import { linkArea, unlinkArea, updateArea } from '@tributary/sdk'
import { type AreaLinkStep, areaLinkPlan, areasMessages } from '@tributary/sdk/excel'
import { areaLinks } from '../linker/area-links.ts'
import type { LinkCall, LinkingKind, PlanFacts } from '../linker/linking-kind.ts'
import { expectedState } from './status-id.ts'

type CardStep = Exclude<AreaLinkStep, { kind: 'unlink-all' }>

const isCardStep = (step: AreaLinkStep): step is CardStep => step.kind !== 'unlink-all'

/**
 * The links of one area as its card's dialog saves them: new ones first, then the link type, then what goes (requirement
 * AREA-27). The link type is sent together with name and status, which must be those somebody has seen.
 */
export const areaCardLinks = (active: Status | undefined): LinkingKind => ({
  ...areaLinks,
  words: { ...areaLinks.words, submit: 'Save', saved: areasMessages.linksSaved },
  plan: (facts) => {
    const { item, wanted } = facts
    const later = wanted.applyFor === 'allCurrentAndFuture'
    const steps = areaLinkPlan(
      {
        id: item.id,
        subareaLinkType: item.links.later ? 'automatic' : 'custom',
        subareas: item.links.ids.map((id) => ({ id })),
      },
      later ? { linkType: 'automatic' } : { linkType: 'custom', subareaIds: wanted.ids },
    )
    return steps.map((phase) => phase.filter(isCardStep).map((step) => callOf(step, facts, active?.id ?? '')))
  },
})

function callOf(step: CardStep, facts: PlanFacts, activeId: Id): LinkCall {
  const { key, areaId } = step
  switch (step.kind) {
    case 'link':
    case 'unlink': {
      const { kind, subareaId } = step
      const call = kind === 'link' ? linkArea : unlinkArea
      const body = { areaId, subareaId }
      return {
        ...{ key, verb: kind, about: subareaId, effect: { kind, id: subareaId } },
        send: (client, signal) => call(client, { body }, { signal }),
      }
    }
    case 'link-all': {
      const body = { areaId, allCurrentAndFuture: true as const }
      return {
        ...{ key, verb: 'link' as const, about: null, effect: { kind: 'link-all', ids: facts.every } },
        send: (client, signal) => linkArea(client, { body }, { signal }),
      }
    }
    case 'set-link-type':
      return setLinkType(step, facts, activeId)
  }
}

function setLinkType(
  { key, linkType }: CardStep & { kind: 'set-link-type' },
  { organisationId, item, every }: PlanFacts,
  activeId: Id,
): LinkCall {
  const { id, name, status } = item
  const isAutomatic = linkType === 'automatic'
  const body = { name, organisationId, statusId: status?.id ?? activeId, subareaLinkType: linkType }
  // A new link has made it custom already; what has been seen is then its own doing.
  const expected = {
    ...expectedState(item),
    subareaLinkType: isAutomatic ? ('custom' as const) : ('automatic' as const),
  }
  return {
    ...{ key, verb: 'set-link-type', about: null },
    // Of what is there now nothing is unlinked: only what is added later is not linked any more.
    effect: isAutomatic ? { kind: 'link-all', ids: every } : { kind: 'unlink', id: '' },
    send: (client, signal) => updateArea(client, { params: { id }, body: { ...body, expected } }, { signal }),
  }
}
