import type { ApplyFor, Id } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** The form that links a user to entities. The ticks count only for "only selected". */
export type EntityLinkForm = {
  /** The chosen scope. */
  applyFor: ApplyFor
  /** The ticked entities. */
  entityIds: readonly Id[]
}

/** A call that changes the entities a user is linked to. The server keeps the mode of the last call. */
export type EntityLinkStep = {
  /** Identifies the step in its plan. */
  key: string
  /** The user whose links change. */
  userId: Id
} & (
  | {
      kind: 'link'
      /** The entity to link. */
      entityId: Id
      /** The mode that the server stores. */
      applyFor: ApplyFor
    }
  | { kind: 'unlink-all' }
)

/** Returns the entities a form means: the ticked ones, or all current ones. */
export const wantedEntities = (form: EntityLinkForm, current: readonly Id[]): Id[] =>
  distinctIds(form.applyFor === 'onlySelected' ? form.entityIds : current)

type LinkedUser = {
  /** Identifies the user. */
  id: Id
  /** The linked entities. */
  entities: readonly {
    /** Identifies the entity. */
    id: Id
  }[]
  /** Whether future entities are linked too. */
  everyEntity: boolean
}

/**
 * Returns the calls of "Create Link" for a user and entities. The API has no call that removes a single link,
 * so a removal first removes all. Links that stay are then restored before new ones are added. A change of
 * the mode alone is sent with one entity. No calls if nothing changes.
 */
export function userEntityPlan(
  user: LinkedUser,
  current: readonly Id[],
  form: EntityLinkForm,
): Plan<EntityLinkStep> {
  const linked = user.entities.map(({ id }) => id)
  const wanted = wantedEntities(form, current)
  const isLater = form.applyFor === 'allCurrentAndFuture'
  const unlinkAll: EntityLinkStep = { key: 'unlink-all', kind: 'unlink-all', userId: user.id }
  if (wanted.length === 0)
    return planOf(linked.length > 0 || (user.everyEntity && !isLater) ? [unlinkAll] : [])
  const added = idsWithout(wanted, linked)
  const staying = idsWithout(wanted, added)
  const link = (entityId: Id): EntityLinkStep => {
    return { key: `link ${entityId}`, kind: 'link', userId: user.id, entityId, applyFor: form.applyFor }
  }
  if (idsWithout(linked, wanted).length === 0) {
    const later = user.everyEntity === isLater ? [] : staying.slice(0, 1)
    return planOf((added.length > 0 ? added : later).map(link))
  }
  return planOf([unlinkAll], [...staying, ...added].map(link))
}
