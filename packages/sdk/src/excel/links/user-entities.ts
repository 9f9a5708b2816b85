import type { ApplyFor, Id } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** The form that links a user to entities (connectors spec 3): the ticked ones count for "only selected" alone. */
export type EntityLinkForm = { applyFor: ApplyFor; entityIds: readonly Id[] }

/** A call that changes which entities a user is linked to; the server keeps the mode of the last one. */
export type EntityLinkStep = { key: string; userId: Id } & (
  | { kind: 'link'; entityId: Id; applyFor: ApplyFor }
  | { kind: 'unlink-all' }
)

/** The entities a form means: the ticked ones, or every one there is (requirement USERENT-10). */
export const wantedEntities = (form: EntityLinkForm, current: readonly Id[]): Id[] =>
  distinctIds(form.applyFor === 'onlySelected' ? form.entityIds : current)

type LinkedUser = { id: Id; entities: readonly { id: Id }[]; everyEntity: boolean }

/**
 * What "Create Link" takes for a user and entities (requirements USERENT-10 and 11). When one goes, all go first, as no
 * call takes one away; then those that stay come back before new ones. Whether those to come are linked as well is sent
 * with one entity when nothing but that changes, and nothing is sent when nothing does.
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
