import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'

/** How an area gets its sub-areas: all current and future ones, or those chosen (connectors spec 2.2). */
export type SubareaLinkType = 'automatic' | 'custom'

/**
 * A part of an organisation's Excel structure (connectors spec 3). `subareas` are the linked ones. Of an automatic area
 * they follow from the link type and may be left out: see `linkIndex`. `allCurrentAndFuture` says the same as an automatic
 * link type (requirement AREA-26).
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

/** A division that areas are linked to (connectors spec 3). `areas` may leave out automatic ones: see `linkIndex`. */
export type Subarea = {
  id: Id
  name: string
  status: Status | null
  listOrder: number
  areas: Named[]
  organisationId: Id
}
