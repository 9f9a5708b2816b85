import type { Id } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { linkUserToEntity, unlinkUserFromEntities } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import { type EntityLinkStep, excelMessages, linksMessages, userEntityPlan } from '@tributary/sdk/excel'
import { linkedUsersHook } from './linked-users-hook.ts'
import { linkerText } from './linker.messages.ts'
import {
  type LinkCall,
  type LinkingKind,
  type LinkTarget,
  type PlanFacts,
  unknownPeople,
} from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'
import { userSide } from './user-side.ts'

const targetOf = ({ id, name }: LinkTarget): LinkTarget => ({ id, name })

/** Users and the entities they are linked to. */
export const userEntities: LinkingKind = {
  path: '/excel/user-entities',
  get title() {
    return linkerText.linkUsersToEntities
  },
  words: {
    left: userSide,
    right: {
      noun: nouns.entity,
      get heading() {
        return linkerText.entities
      },
      get search() {
        return linkerText.searchEntities
      },
      get none() {
        return excelMessages.none.entities
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
      return linkerText.chooseAUserFirst
    },
    verb: 'Link',
    get linkedTo() {
      return excelMessages.linkedTo
    },
    get nothing() {
      return excelMessages.notLinked
    },
    get every() {
      return linksMessages.everyEntity
    },
    get unlink() {
      return linkerText.deleteLinks
    },
    unlinked: (name) => linkerText.linksOfDeleted(name),
    question: (name) => linksMessages.deleteLinks(name),
    get saved() {
      return excelMessages.linkCreated
    },
    summary: (count) => linkerText.usersHaveEntities(count),
  },
  scopes: excelMessages.applyFor,
  waitsFor: 'a-link',
  usePeople: () => unknownPeople,
  editOf: (userId, { ids, later }) => ({ kind: 'link-user', userId, list: 'entities', ids, later }),
  useLeft: linkedUsersHook(({ entities, everyEntity }) => ({ linked: entities, later: everyEntity })),
  useRight: (organisationId: Id | undefined) =>
    useLinkingList(useStructureList('entities', organisationId), targetOf),
  plan: (facts: PlanFacts) => {
    const { item, wanted, every } = facts
    const user = {
      id: item.id,
      entities: item.links.ids.map((id) => ({ id })),
      everyEntity: item.links.later,
    }
    const form = { applyFor: wanted.applyFor, entityIds: wanted.ids }
    return userEntityPlan(user, every, form).map((phase) => phase.map((step) => callOf(step, facts)))
  },
}

function callOf(step: EntityLinkStep, { organisationId, item, every }: PlanFacts): LinkCall {
  const { key } = step
  const params = { id: step.userId }
  if (step.kind === 'unlink-all') {
    const body = { expected: [...item.links.ids] }
    return {
      ...{ key, verb: 'unlink' as const, about: null, effect: { kind: 'unlink-all' as const } },
      send: (client, signal) =>
        unlinkUserFromEntities(client, { params, query: { orgId: organisationId }, body }, { signal }),
    }
  }
  const { entityId, applyFor } = step
  return {
    ...{ key, verb: 'link' as const, about: entityId },
    effect:
      applyFor === 'allCurrentAndFuture' ? { kind: 'link-all', ids: every } : { kind: 'link', id: entityId },
    send: (client, signal) => linkUserToEntity(client, { params, body: { entityId, applyFor } }, { signal }),
  }
}
