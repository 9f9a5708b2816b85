// The schemas' names in the OpenAPI document: the names here, in Pascal case.
export { ownAccess, pastAccess } from './access.ts'
export { finaliseState } from './account.ts'
export { approval } from './approvals.ts'
export { auditEntry, auditVerification } from './audit.ts'
export { setting } from './configuration.ts'
export {
  clientConnector,
  connectorProperty,
  connectorType,
  insight,
  licence,
  reconnectLink,
  reconnectOffer,
  refreshLog,
} from './connectors.entities.ts'
export { storedCredentials as databaseCredentials } from './database.ts'
export {
  area,
  entityOfOrganisation as entity,
  helperTable,
  milestone,
  subarea,
  version,
} from './excel.entities.ts'
export { securityGroup } from './excel.grants.ts'
export { invitation, invitationOffer, invitationOutcome } from './invitations.entities.ts'
export { housekeeping, unsentMail } from './operations.ts'
export { mailDomain, offeredSignIn, organisationSignIn } from './organisation-sign-in.entities.ts'
export { client, organisation } from './organisations.ts'
export { scimProvisioning } from './scim.entities.ts'
export {
  authenticator,
  emailChange,
  flatSession as session,
  linkedIdentity,
  newAuthenticator,
  ownEmail,
  ownFactors,
  verificationDevice,
} from './session.ts'
export { apiToken, newApiToken, serviceAccount } from './tokens.entities.ts'
export { productLink as xeroCompany, role, user } from './users.entities.ts'
export { named, status } from './wire/common.ts'
export {
  product as xero2SqlProduct,
  tenantCredentials,
  token as xeroToken,
  tokenDetails as xeroTokenDetails,
  tokenOrganisation,
} from './xero2sql.entities.ts'
