export const failureMessages = {
  unexpected: 'Something seems to have gone wrong.',
  interrupted: 'Interrupted.',
  unreachable: (cause: string) =>
    `The server cannot be reached (${cause}). Check the network, and the address in TRIBUTARY_URL or of the last "tributary login".`,
  signInAgain: 'Create a token in the portal, then run "tributary login".',
  requestId: (id: string) => `The request in the log of the server: ${id}`,
  tokenInArguments:
    'An argument looks like an API token. Other users of this machine can see arguments, and the shell stores them. Revoke this token in the portal, create another one, and run "tributary login" or set TRIBUTARY_TOKEN_FILE.',
  tokenOption:
    'There is no option for a token, because other users of this machine can see arguments. Run "tributary login", pipe the token into "tributary login --token-stdin", or set TRIBUTARY_TOKEN_FILE.',
}
