import { initials } from '@tributary/domain'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Avatar.css.ts'
import { organisationInitials } from './organisation-initials.ts'

type Shared = {
  size?: keyof typeof styles.size
  /** Grey, for many of them. */
  quiet?: boolean
  /** Its name where no text beside it gives one; also shown as the tooltip. */
  label?: string
}

export type AvatarProps = Shared & {
  person: { firstName: string; lastName: string }
}

/** A person, as initials on a disc (SHELL-46). */
export function Avatar({ person, quiet = false, size = 28, label }: AvatarProps) {
  return (
    <Initials look={quiet ? 'quiet' : 'person'} size={size} label={label}>
      {initials(person)}
    </Initials>
  )
}

export type OrganisationAvatarProps = Shared & { companyName: string }

/** An organisation, as initials on a square: people are round, organisations are not. */
export function OrganisationAvatar({
  companyName,
  quiet = false,
  size = 28,
  label,
}: OrganisationAvatarProps) {
  return (
    <Initials look={quiet ? 'quietOrganisation' : 'organisation'} size={size} label={label}>
      {organisationInitials(companyName)}
    </Initials>
  )
}

type InitialsProps = {
  look: keyof typeof styles.look
  size: keyof typeof styles.size
  label: string | undefined
  children: string
}

function Initials({ look, size, label, children }: InitialsProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span {...named} className={classNames(styles.avatar, styles.look[look], styles.size[size])}>
      {children}
    </span>
  )
}
