import type { ApplyFor, Id, Named, Organisation, Status } from '@tributary/domain'
import type { Client } from '@tributary/sdk'
import type { Plan, Step } from '@tributary/sdk/common'
import type { LinkChoice, LinkEffect, LinkState, Noun } from '@tributary/sdk/excel'
import type { BreadcrumbLink, LoadErrorProps } from '@tributary/ui'

/** Something on the left of a linking screen, with what it is linked to. */
export type LinkedItem = {
  id: Id
  name: string
  /** Tells those of one name apart, e.g. an e-mail address. */
  detail: string
  status: Status | null
  links: LinkState
  /** What it is linked to by name, in the order of names. */
  linked: readonly Named[]
}

/** Something on the right of a linking screen. */
export type LinkTarget = { id: Id; name: string; status?: Status | null }

/** A call of a plan of links, with what it does and what it is about; null for everything. */
export type LinkCall = Step & {
  verb: 'link' | 'unlink' | 'set-link-type'
  about: Id | null
  effect: LinkEffect
  send: (client: Client, signal: AbortSignal) => Promise<unknown>
}

/** What a plan is worked out from. `item` has the links it was seen with, `every` are the ids of all there is to link. */
export type PlanFacts = { organisationId: Id; item: LinkedItem; wanted: LinkChoice; every: readonly Id[] }

/** A list of a linking screen: what is there, why it never came, and how to ask anew. */
export type LinkingList<Row> = {
  rows: readonly Row[] | undefined
  isFetching: boolean
  error: Error | null
  /** Answers what is there now, and rejects when that cannot be said. */
  renew: () => Promise<readonly Row[]>
}

export type LinkingWords = {
  left: Noun & { heading: string; search: string; none: string }
  right: Noun & { heading: string; search: string; none: string }
  create: string
  back: string
  submit: string
  newTitle: string
  editTitle: string
  /** Said while nothing is chosen on the left. */
  choose: string
  verb: 'Link' | 'Assign'
  /** Above the names in the list: "LINKED TO" or "ASSIGNED TO". */
  linkedTo: string
  /** Said of what is linked to nothing. */
  nothing: string
  /** Said of what is linked to everything, now and later. */
  every: string
  /** The word of the button that takes all links away, and what is said when it has. */
  unlink: string
  unlinked: (name: string) => string
  /** Asked before; null when nothing is. */
  question: ((name: string) => string) | null
  saved: string
  /** Said above whatever has failed, where the specification has a sentence for it. */
  failed?: string
  /** How many of the left have links, beneath the heading of the list. */
  summary: (count: number) => string
}

/** One of the linking screens (connectors spec 2.3, 2.8 to 2.10 and 2.13). It never changes while its page is there. */
export type LinkingKind = {
  path: string
  title: string
  /** What the page belongs to, where that is not Excel. */
  root?: BreadcrumbLink
  words: LinkingWords
  /** How many names of links the list shows before "...", where it is not the room that decides. */
  namesShown?: number
  /** The words of the three scopes, where there are any. */
  scopes?: Readonly<Record<ApplyFor, string>>
  /** Besides a change: whether at least one link must be left. */
  waitsFor: 'a-link' | 'a-change'
  useLeft: (organisationId: Id | undefined) => LinkingList<LinkedItem>
  useRight: (organisationId: Id | undefined) => LinkingList<LinkTarget>
  plan: (facts: PlanFacts) => Plan<LinkCall>
  /** How many people a change is about, where that is worked out. */
  usePeople: (organisationId: Id | undefined) => PeopleCount
}

export type PeopleCount = (itemId: Id, added: readonly Id[], removed: readonly Id[]) => number | undefined

/** Of links about which nobody works that out. */
export const unknownPeople: PeopleCount = () => undefined

/** What a linking screen shows, once it is known. */
export type Linking =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | ReadyLinking

export type ReadyLinking = {
  state: 'ready'
  organisation: Organisation
  left: LinkingList<LinkedItem>
  right: LinkingList<LinkTarget>
  items: readonly LinkedItem[]
  targets: readonly LinkTarget[]
}
