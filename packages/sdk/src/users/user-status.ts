import { type Status, type StatusName, statusNamed, statusNameOf, statusNames } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'

/** The labels of the user statuses. */
export const userStatusLabels: Record<StatusName, string> = catalogue('user-statuses', {
  active: 'Active',
  locked: 'Locked',
  archived: 'Archived',
})

/** Returns the label of a user's status. An unknown status is shown by its own name. */
export const userStatusLabel = (status: { name: string } | null | undefined): string => {
  const known = statusNames.find((name) => name === statusNameOf(status))
  return known ? userStatusLabels[known] : (status?.name ?? '')
}

/** Returns the statuses a user can be given, in the order of `userStatusLabels`, each with its label. */
export const userStatusOptions = (statuses: readonly Status[]): (Status & { label: string })[] =>
  statusNames.flatMap((name) => {
    const status = statusNamed(statuses, name)
    return status ? [{ ...status, label: userStatusLabels[name] }] : []
  })
