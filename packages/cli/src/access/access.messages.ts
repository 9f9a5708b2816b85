export const accessMessages = {
  badAddress: 'This is not the address of a portal. It looks like https://portal.example.',
  insecure: (host: string) =>
    `http:// would send the token unencrypted to ${host}. Use https://, or add --insecure-http if the network is private.`,
  noToken: (profile: string) =>
    `Not signed in (profile "${profile}"). Run "tributary login", or set TRIBUTARY_URL and TRIBUTARY_TOKEN_FILE.`,
  twoTokens: 'TRIBUTARY_TOKEN and TRIBUTARY_TOKEN_FILE are both set. Remove one of them.',
  noUrl: 'TRIBUTARY_URL is not set. It is the address of the portal that the token belongs to.',
  otherUrl: (profile: string) =>
    `TRIBUTARY_URL differs from the address of the profile "${profile}", whose token is for that address only. Remove TRIBUTARY_URL, set TRIBUTARY_TOKEN_FILE as well, or sign in to it with "tributary login --profile NAME".`,
  notAToken: (source: string) =>
    `${source} is not an API token. A token begins with trb_. Create one in the portal, in your profile under API tokens.`,
  tokenFile: 'The file of TRIBUTARY_TOKEN_FILE',
  cannotRead: (file: string, cause: string) => `${file} cannot be read (${cause}).`,
  readable: (file: string, mode: string) =>
    `Other users can read ${file} (mode ${mode}), so its tokens are not used. Run: chmod 600 '${file}'`,
  brokenConfig: (file: string) =>
    `${file} is not a configuration of this program. Correct it, or delete it and sign in again.`,
  scope: (needed: string, { name, scope }: { name: string; scope: string }) =>
    `This needs an API token with the scope "${needed}". The token "${name}" has the scope "${scope}". Create another token in the portal.`,
  badProfile: 'The name of a profile has letters, digits, hyphens and underscores, at most 40.',
}
