export { scimTokenName } from './scim-token-name.ts'
export {
  type ServiceAccountForm,
  seesAllConnectors,
  serviceAccountError,
  serviceAccountForm,
  serviceRoleTitle,
} from './service-account.ts'
export { curlCommand, loginCommand } from './token-commands.ts'
export { type TokenExpiry, tokenExpiry, WARNING_DAYS } from './token-expiry.ts'
export { emptyTokenForm, programNameError, type TokenForm, tokenDays, tokenError } from './token-form.ts'
export { tokensMessages } from './tokens.messages.ts'
