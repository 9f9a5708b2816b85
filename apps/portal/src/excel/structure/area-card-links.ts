import type { Id, Status } from '@tributary/domain'
import { updateArea } from '@tributary/sdk'
import { type AreaLinkStep, areaLinkPlan, areasMessages } from '@tributary/sdk/excel'
import { areaLinkCall, areaLinks, planned } from '../linker/area-links.ts'
import type { LinkCall, LinkingKind, PlanFacts } from '../linker/linking-kind.ts'
import { expectedState } from './status-id.ts'
import { structureText } from './structure.messages.ts'

/**
 * The links of one area as the dialog of its card saves them. They include the link type, which is sent together with the
 * name and status of the area. `active` is the status of an area without one.
 */
export const areaCardLinks = (active: Status | undefined): LinkingKind => ({
  ...areaLinks,
  words: { ...areaLinks.words, submit: structureText.save, saved: areasMessages.linksSaved },
  plan: (facts) =>
    areaLinkPlan(...planned(facts)).map((phase) =>
      phase.map((step) =>
        step.kind === 'set-link-type'
          ? setLinkType(step, facts, active?.id ?? '')
          : areaLinkCall(step, facts),
      ),
    ),
})

function setLinkType(
  { key, linkType }: AreaLinkStep & { kind: 'set-link-type' },
  { organisationId, item, every }: PlanFacts,
  activeId: Id,
): LinkCall {
  const { id, name, status } = item
  const isAutomatic = linkType === 'automatic'
  const body = { name, organisationId, statusId: status?.id ?? activeId, subareaLinkType: linkType }
  // An earlier link of the same plan has made the area custom already, so that is the state to expect.
  const expected = {
    ...expectedState(item),
    subareaLinkType: isAutomatic ? ('custom' as const) : ('automatic' as const),
  }
  return {
    ...{ key, verb: 'set-link-type', about: null },
    // Becoming custom unlinks no sub-area. It only stops linking later ones.
    effect: isAutomatic ? { kind: 'link-all', ids: every } : { kind: 'unlink', id: '' },
    send: (client, signal) => updateArea(client, { params: { id }, body: { ...body, expected } }, { signal }),
  }
}
