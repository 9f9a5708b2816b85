import { initials } from '@tributary/domain'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Avatar.css.ts'
import { organisationInitials } from './organisation-initials.ts'

type Shared = {
  /** The diameter. */
  size?: keyof typeof styles.size
  /** Grey, for a row of many. */
  quiet?: boolean
  /** The accessible name and tooltip, if no text next to the avatar names it. */
  label?: string
}

export type AvatarProps = Shared & {
  /** The name whose initials are shown. */
  person: { firstName: string; lastName: string }
}

/** A person as initials on a disc. */
export function Avatar({ person, quiet = false, size = 28, label }: AvatarProps) {
  return (
    <Initials look={quiet ? 'quiet' : 'person'} size={size} label={label}>
      {initials(person)}
    </Initials>
  )
}

export type OrganisationAvatarProps = Shared & {
  /** The name whose initials are shown. */
  companyName: string
}

/** An organisation as initials on a square. Only people are round. */
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
    <span {...named} dir="auto" className={classNames(styles.avatar, styles.look[look], styles.size[size])}>
      {children}
    </span>
  )
}
