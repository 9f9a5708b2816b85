import type {
  Ability,
  Area,
  Id,
  Named,
  Organisation,
  SecurityGroup,
  Status,
  Subarea,
  User,
} from '@tributary/domain'
import type { StructureListName, StructureLists } from '@tributary/react'
import type { Client } from '@tributary/sdk'
import type { StructureImpact, StructureNoun } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'

/** What all structure items have in common. Entities have no status. */
export type StructureItem = Named & { status?: Status | null }

/** The body of a change. The server refuses it if the item differs from `expected`. */
type ItemChange = {
  name: string
  organisationId: Id
  statusId: Id
  expected: { name: string; statusId: Id | null }
}

/** The lists that tell what depends on an item. */
export type ImpactLists = {
  areas: readonly Area[]
  subareas: readonly Subarea[]
  groups: readonly SecurityGroup[]
  users: readonly User[]
}

/** The dialog that adds items: a row for each name, a text box with a name on each line, or a single name. */
type AddDialog =
  | { form: 'rows' }
  | { form: 'lines'; refusalOf?: (name: string) => string | null }
  | { form: 'name' }

/** Everything that differs between the kinds of structure items when they are added, changed or deleted. */
export type ItemKind<Item extends StructureItem> = {
  noun: StructureNoun
  titles: { add: string; edit: string }
  addDialog: AddDialog
  statusField: 'select' | 'radios' | 'none'
  /** The label and the button of a dialog with a single name, where they are not "Name" and "Save". */
  nameDialog?: { label: string; action: string }
  /** `ownerId` is the organisation, or the version of a milestone. */
  create: (client: Client, name: string, ownerId: Id) => Promise<{ data: Item }>
  update: (client: Client, item: Item, change: ItemChange) => Promise<{ data: Item }>
  remove: (client: Client, item: Item) => Promise<unknown>
  /** Where a refused removal is explained. */
  refusalIn: 'banner' | 'toast'
  impacts: {
    needs: readonly (keyof ImpactLists)[]
    of: (item: Item, lists: ImpactLists) => readonly StructureImpact[]
    /** Above the impacts, where it is not the usual sentence. */
    sentence?: string
  }
  /** The card or row of an item, if it is drawn. It takes the focus after a dialog. */
  elementOf: (item: Item) => HTMLElement | null
}

/** What shows the items of a page: cards or a table. */
export type ItemListProps<Item> = {
  organisation: Organisation
  items: readonly Item[]
  isReloading: boolean
  canDelete: boolean
  onEdit: (item: Item) => void
  /** `among` are the items on screen, in order. All items if it is left out. */
  onDelete: (item: Item, among?: readonly Item[]) => void
}

/** A kind that has its own page. */
export type PageKind<Name extends StructureListName> = ItemKind<StructureLists[Name]> & {
  list: Name
  /** Another list without which the page cannot be shown. */
  waitsFor?: StructureListName
  path: string
  title: string
  /** The heading is the organisation's name instead of the title. */
  isHeadedByOrganisation?: true
  addButton: string
  /** A button next to the one that adds items. */
  MoreActions?: () => ReactNode
  summary?: string | ((count: number, organisation: string) => string)
  look: 'cards' | 'table'
  deleteAbility: Ability
  List: (props: ItemListProps<StructureLists[Name]>) => ReactNode
}
