import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'

/** How an area gets its sub-areas: all current and future ones, or selected ones. */
export type SubareaLinkType = 'automatic' | 'custom'

/**
 * An area of an organisation's Excel structure. `subareas` lists the linked ones; an automatic area may omit them, see
 * `linkIndex`. `allCurrentAndFuture` is true exactly for an automatic link type.
 */
export type Area = {
  /** Identifies the area. */
  id: Id
  /** The name in workbooks, unique within the organisation. */
  name: string
  /** Locked areas are read-only, archived ones hidden; null counts as active. */
  status: Status | null
  /** `automatic` links all current and future sub-areas, `custom` the selected ones. */
  subareaLinkType: SubareaLinkType
  /** The linked sub-areas. An automatic area may omit them: see `linkIndex`. */
  subareas: Named[]
  /** True exactly if the link type is `automatic`. */
  allCurrentAndFuture: boolean
  /** The organisation it belongs to. */
  organisationId: Id
}

/** The most rows of an imported table of areas and sub-areas. */
export const AREA_ROWS_MAXIMUM = 1_000

/** A sub-area that areas are linked to. `areas` may omit automatic ones, see `linkIndex`. */
export type Subarea = {
  /** Identifies the sub-area. */
  id: Id
  /** The name in workbooks, unique within the organisation. */
  name: string
  /** Locked sub-areas are read-only, archived ones hidden; null counts as active. */
  status: Status | null
  /** Always 1. Lists are sorted by name. */
  listOrder: number
  /** The areas linked to it. Automatic ones may be missing: see `linkIndex`. */
  areas: Named[]
  /** The organisation it belongs to. */
  organisationId: Id
}
