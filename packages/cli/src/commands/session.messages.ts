import type { SessionUser } from '@tributary/domain'

const nameOf = ({ firstName, lastName, email }: SessionUser) =>
  `${`${firstName} ${lastName}`.trim()} (${email})`

export const sessionMessages = {
  askAddress: 'Address of the portal: ',
  askToken: 'API token (not shown): ',
  addressNeeded: 'Give the address of the portal: tributary login https://portal.example',
  terminalNeeded:
    'There is no terminal to ask on. Pipe the token into "tributary login ADDRESS --token-stdin".',
  input: 'The input',
  signedIn: (user: SessionUser, portal: string) => `Signed in to ${portal} as ${nameOf(user)}.`,
  stored: (profile: string, file: string) => `Stored as the profile "${profile}" in ${file}.`,
  signedOut: (profile: string) =>
    `The profile "${profile}" was removed from this machine. Its token still works: revoke it in the portal if no other program uses it.`,
  notSignedIn: (profile: string) => `There is no profile "${profile}".`,
  user: (user: SessionUser) => `User:          ${nameOf(user)}`,
  role: (role: string) => `Role:          ${role}`,
  portal: (portal: string) => `Portal:        ${portal}`,
  token: (name: string, scope: string) => `Token:         ${name}, scope "${scope}"`,
  expires: (when: string) => `Expires:       ${when}`,
  never: 'never',
  organisations: (names: readonly string[]) => `Organisations: ${names.join(', ')}`,
  everyOrganisation: 'all of the user',
  expiresSoon: (days: number) =>
    days < 1
      ? 'Warning: this token expires today. Create a new one in the portal.'
      : `Warning: this token expires in ${days} ${days === 1 ? 'day' : 'days'}. Create a new one in the portal.`,
}
