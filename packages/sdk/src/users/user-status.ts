import { type Status, type StatusName, statusNamed, statusNameOf, statusNames } from '@tributary/domain'

/** The words for what a user can be. */
export const userStatusLabels: Record<StatusName, string> = {
  active: 'Active',
  locked: 'Locked',
  archived: 'Archived',
}

/** The word for a user's status (connectors spec 4); an unknown status keeps its own. */
export const userStatusLabel = (status: { name: string } | null | undefined): string => {
  const known = statusNames.find((name) => name === statusNameOf(status))
  return known ? userStatusLabels[known] : (status?.name ?? '')
}

/** The statuses a user can be given, in the order of the specification, under their words. */
export const userStatusOptions = (statuses: readonly Status[]): (Status & { label: string })[] =>
  statusNames.flatMap((name) => {
    const status = statusNamed(statuses, name)
    return status ? [{ ...status, label: userStatusLabels[name] }] : []
  })
