/**
 * Returns a command for bash and zsh that makes a first call with the token in `TRIBUTARY_TOKEN`. The header is read from
 * standard input, because every user of a machine can read the arguments of a process.
 */
export const curlCommand = (portal: string): string =>
  `curl --header @- ${portal}/v1/me <<< "Authorization: Bearer $TRIBUTARY_TOKEN"`

/** Returns the command that signs in with the command line. It asks for the token, so that no argument contains it. */
export const loginCommand = (portal: string): string => `tributary login ${portal}`
