import type { Id, Named, User } from '@tributary/domain'
import { type UserLinkStep, userName } from '@tributary/sdk/rules'
import { useUserList } from '../../users/use-user-list.ts'
import type { LinkCall, LinkedItem } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'

type Links = (user: User) => { linked: readonly Named[]; later?: boolean }

/** Members of an organisation on the left of a linking screen, with the links that `linksOf` finds. */
export function usersLinkedBy(linksOf: Links) {
  const itemOf = (user: User): LinkedItem => {
    const { linked, later = false } = linksOf(user)
    return {
      id: user.id,
      name: userName(user),
      detail: user.emailAddress,
      status: user.status,
      links: { ids: linked.map(({ id }) => id), later },
      linked,
    }
  }
  return (organisationId: Id | undefined) => useLinkingList(useUserList(organisationId), itemOf)
}

type Sends = {
  link: (id: Id) => LinkCall['send']
  unlinkAll: LinkCall['send']
}

/** A step of a user's plan as the call it means. */
export function userCall(step: UserLinkStep, { link, unlinkAll }: Sends): LinkCall {
  const { key } = step
  if (step.kind === 'unlink-all')
    return { key, verb: 'unlink', about: null, effect: { kind: 'unlink-all' }, send: unlinkAll }
  return { key, verb: 'link', about: step.id, effect: { kind: 'link', id: step.id }, send: link(step.id) }
}
