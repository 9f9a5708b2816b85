import type { Area, Id, SubareaLinkType } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** A call that changes the links of an area. */
export type AreaLinkStep = {
  /** Identifies the step in its plan. */
  key: string
  /** The area whose links change. */
  areaId: Id
} & (
  | {
      kind: 'link'
      /** The sub-area to link. */
      subareaId: Id
    }
  | { kind: 'link-all' }
  | {
      kind: 'set-link-type'
      /** The new link type. */
      linkType: SubareaLinkType
    }
  | {
      kind: 'unlink'
      /** The sub-area to unlink. */
      subareaId: Id
    }
  | { kind: 'unlink-all' }
)

/** A step of the linking screen, which never sends the link type. */
export type AreaLinkerStep = Exclude<AreaLinkStep, { kind: 'set-link-type' }>

/** The wanted links of an area: every current and future sub-area, or a list. */
export type WantedSubareas =
  | { linkType: 'automatic' }
  | {
      linkType: 'custom'
      /** The sub-areas to be linked; all others are unlinked. */
      subareaIds: readonly Id[]
    }

type LinkedArea = Pick<Area, 'id' | 'subareaLinkType'> & {
  /** The linked sub-areas. */
  subareas: readonly {
    /** Identifies the sub-area. */
    id: Id
  }[]
}

const links = (areaId: Id, subareaIds: readonly Id[]): AreaLinkerStep[] =>
  subareaIds.map((subareaId) => ({ key: `link ${subareaId}`, kind: 'link', areaId, subareaId }))

const unlinks = (areaId: Id, subareaIds: readonly Id[]): AreaLinkerStep[] =>
  subareaIds.map((subareaId) => ({ key: `unlink ${subareaId}`, kind: 'unlink', areaId, subareaId }))

const linkAll = (areaId: Id): AreaLinkerStep[] => [{ key: 'link-all', kind: 'link-all', areaId }]

const setLinkType = (areaId: Id, linkType: SubareaLinkType): AreaLinkStep[] => [
  { key: `set ${linkType}`, kind: 'set-link-type', areaId, linkType },
]

/**
 * Returns the calls that save the links dialog of an area. New links are first, then a changed link type,
 * then removals, so that no user loses access that stays. An area that becomes custom keeps its links.
 */
export function areaLinkPlan(area: LinkedArea, wanted: WantedSubareas): Plan<AreaLinkStep> {
  const linked = area.subareas.map(({ id }) => id)
  const newType = area.subareaLinkType === wanted.linkType ? [] : setLinkType(area.id, wanted.linkType)
  if (wanted.linkType === 'automatic')
    return planOf<AreaLinkStep>(newType, newType.length ? linkAll(area.id) : [])
  return planOf<AreaLinkStep>(
    links(area.id, idsWithout(wanted.subareaIds, linked)),
    newType,
    unlinks(area.id, idsWithout(linked, wanted.subareaIds)),
  )
}

/**
 * Returns the calls of "Create Link" and "Unlink" on the linking screen, which never sends the link type. A
 * link makes an automatic area custom, so all its links are sent.
 */
export function areaLinkerPlan(area: LinkedArea, wanted: WantedSubareas): Plan<AreaLinkerStep> {
  const automatic = area.subareaLinkType === 'automatic'
  const linked = area.subareas.map(({ id }) => id)
  if (wanted.linkType === 'automatic') return planOf(automatic ? [] : linkAll(area.id))
  const ids = distinctIds(wanted.subareaIds)
  if (ids.length === 0 && (automatic || linked.length > 0))
    return planOf([{ key: 'unlink-all', kind: 'unlink-all', areaId: area.id }])
  return planOf(
    links(area.id, automatic ? ids : idsWithout(ids, linked)),
    unlinks(area.id, idsWithout(linked, ids)),
  )
}
