import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'

/** How an area gets its sub-areas: all current and future ones, or selected ones. */
export type SubareaLinkType = 'automatic' | 'custom'

/**
 * An area of an organisation's Excel structure. `subareas` lists the linked ones; an automatic area may omit them, see
 * `linkIndex`. `allCurrentAndFuture` is true exactly for an automatic link type (AREA-26).
 */
export type Area = {
  id: Id
  name: string
  status: Status | null
  subareaLinkType: SubareaLinkType
  subareas: Named[]
  allCurrentAndFuture: boolean
  organisationId: Id
}

/** A sub-area that areas are linked to. `areas` may omit automatic ones, see `linkIndex`. */
export type Subarea = {
  id: Id
  name: string
  status: Status | null
  listOrder: number
  areas: Named[]
  organisationId: Id
}
