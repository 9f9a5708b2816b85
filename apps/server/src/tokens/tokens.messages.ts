/** API messages about tokens and service accounts. */
export const tokensMessages = {
  invalid: 'This API token is not valid. It may have expired or been revoked.',
  tooManyCalls: 'This API token has made too many calls. Wait, then try again.',
  created: 'The API token has been created.',
  revoked: 'The API token has been revoked.',
  tooMany: (most: number) => `There can be up to ${most} API tokens. Revoke one first.`,
  outside: 'You are not a member of one of these organisations.',
  morePowerful: 'The owner of this API token has a more powerful role than you.',
  accountCreated: 'The service account has been added.',
  accountSaved: 'The service account has been saved.',
  accountDeleted: 'The service account has been deleted.',
  sameName: (name: string) => `This organisation already has a service account named ${name}.`,
  tooManyAccounts: (most: number) =>
    `An organisation can have up to ${most} service accounts. Delete one first.`,
  noSuchConnector: 'One of these connectors does not exist in this organisation.',
} as const
