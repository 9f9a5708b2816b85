import type { ClientConnector, StructureState } from '@tributary/domain'

/** The steps from an empty organisation to its first data in Excel, in the order of the screen. */
export const firstRunSteps = ['organisation', 'connector', 'refresh', 'people', 'excel'] as const

/** One of {@link firstRunSteps}. */
export type FirstRunStep = (typeof firstRunSteps)[number]

/** The data of an organisation that the steps follow from. */
export type FirstRunFacts = {
  /** Its connectors, of every type. */
  connectors: readonly Pick<ClientConnector, 'lastLoadedAt' | 'authorisation'>[]
  /** The number of its members without the user, who may administer it without being a member. */
  members: number
  /** The number of its pending invitations. */
  invitations: number
  /** Its Excel structure; null if that is not known. */
  structure: Pick<StructureState, 'synchronisedAt'> | null
}

/** A step, and whether it is done. */
export type FirstRunProgress = {
  /** The step. */
  step: FirstRunStep
  /** Whether it is done. */
  done: boolean
}

/** The steps of an administrator who has no organisation yet: all are open. */
export const beforeFirstRun: readonly FirstRunProgress[] = firstRunSteps.map((step) => ({
  step,
  done: false,
}))

/** Whether a connector has reached its system once: a provider has authorised it, or a refresh has loaded its data. */
const hasConnected = ({ authorisation, lastLoadedAt }: FirstRunFacts['connectors'][number]): boolean =>
  Boolean(authorisation) || Boolean(lastLoadedAt)

/** Returns every step with whether it is done. Nothing is stored: a deleted connector makes its step open again. */
export function firstRun({ connectors, members, invitations, structure }: FirstRunFacts): FirstRunProgress[] {
  const done: Record<FirstRunStep, boolean> = {
    organisation: true,
    connector: connectors.some(hasConnected),
    refresh: connectors.some(({ lastLoadedAt }) => Boolean(lastLoadedAt)),
    people: members > 0 || invitations > 0,
    excel: structure !== null && structure.synchronisedAt !== null,
  }
  return firstRunSteps.map((step) => ({ step, done: done[step] }))
}
