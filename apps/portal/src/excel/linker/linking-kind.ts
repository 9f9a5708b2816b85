import type { AccessEdit, ApplyFor, Id, Named, Status } from '@tributary/domain'
import type { Client } from '@tributary/sdk'
import type { Noun, Plan, Step } from '@tributary/sdk/common'
import type { LinkChoice, LinkEffect, LinkState, StructureNoun } from '@tributary/sdk/excel'
import type { BreadcrumbLink } from '@tributary/ui'
import type { LoadState } from '../load-state.ts'

/** An item on the left of a linking screen, with its links. */
export type LinkedItem = {
  id: Id
  name: string
  /** Distinguishes items of the same name, e.g. an email address. */
  detail: string
  status: Status | null
  links: LinkState
  /** The linked targets, sorted by name. */
  linked: readonly Named[]
}

/** A target on the right of a linking screen. */
export type LinkTarget = { id: Id; name: string; status?: Status | null }

/** A call of a plan of links. `about` is the target, or null for all of them. */
export type LinkCall = Step & {
  verb: 'link' | 'unlink' | 'set-link-type'
  about: Id | null
  effect: LinkEffect
  send: (client: Client, signal: AbortSignal) => Promise<unknown>
}

/** The input of a plan. `item` has the links as the form shows them, `every` are the ids of all targets. */
export type PlanFacts = { organisationId: Id; item: LinkedItem; wanted: LinkChoice; every: readonly Id[] }

/** A list of a linking screen: its rows, why they failed to load, and how to reload them. */
export type LinkingList<Row> = {
  rows: readonly Row[] | undefined
  isFetching: boolean
  error: Error | null
  /** Returns the rows as they are now. Rejects if they cannot be loaded. */
  reload: () => Promise<readonly Row[]>
}

/** The words for the items on one side of a linking screen. */
export type LinkingSide = {
  noun: Noun
  heading: string
  search: string
  none: string
}

export type LinkingWords = {
  left: LinkingSide & { kind: StructureNoun }
  right: LinkingSide
  create: string
  back: string
  submit: string
  newTitle: string
  editTitle: string
  /** Shown while no item is chosen on the left. */
  choose: string
  verb: 'Link' | 'Assign'
  /** Above the names in the list: "LINKED TO" or "ASSIGNED TO". */
  linkedTo: string
  /** Shown for an item without links. */
  nothing: string
  /** Shown for an item that is linked to all current and future targets. */
  every: string
  /** The button that removes all links, and the toast afterwards. */
  unlink: string
  unlinked: (name: string) => string
  /** The question before that. Null if there is none. */
  question: ((name: string) => string) | null
  saved: string
  /** Above the failures, instead of the number of calls that worked. */
  failed?: string | undefined
  /** Beneath the heading of the list: how many items have links. */
  summary: (count: number) => string
}

/** Everything that differs between the linking screens. It must stay the same object while its page is shown. */
export type LinkingKind = {
  path: string
  title: string
  /** The page above this one, if it is not that of Excel. */
  root?: BreadcrumbLink
  words: LinkingWords
  /** How many linked names the list shows before "...". The width decides if it is left out. */
  namesShown?: number
  /** The labels of the three scopes, if the screen has them. */
  scopes?: Readonly<Record<ApplyFor, string>>
  /** What enables the button: any change, or a change that leaves at least one link. */
  waitsFor: 'a-link' | 'a-change'
  useLeft: (organisationId: Id | undefined) => LinkingList<LinkedItem>
  useRight: (organisationId: Id | undefined) => LinkingList<LinkTarget>
  plan: (facts: PlanFacts) => Plan<LinkCall>
  /** The change of an item's links, for the preview of its effect on users. Left out for links that grant nothing in Excel. */
  editOf?: (itemId: Id, wanted: LinkState) => AccessEdit
  /** How many users a change affects. */
  usePeople: (organisationId: Id | undefined) => PeopleCount
}

export type PeopleCount = (itemId: Id, added: readonly Id[], removed: readonly Id[]) => number | undefined

/** For links without a computed effect on users. */
export const unknownPeople: PeopleCount = () => undefined

/** The data of a linking screen. `items` and `targets` are the rows of both lists. */
export type Linking = LoadState<{
  left: LinkingList<LinkedItem>
  right: LinkingList<LinkTarget>
  items: readonly LinkedItem[]
  targets: readonly LinkTarget[]
}>

export type ReadyLinking = Extract<Linking, { state: 'ready' }>
