/**
 * Where the portal shows the failure of a call:
 * - load: in place of the content, with "Try again"
 * - message: in a banner, a toast or next to the field
 * - group: above the form of a security group
 * - sign-in, code, sign-up, reset-request, new-password: forms whose sentences are specified
 * - credentials, synchronise: the banner of the database settings
 * - silent: nowhere, because the screen works without the response
 * - none: the portal does not make this call. Scripts get the plain sentence.
 */
export type Place =
  | 'load'
  | 'message'
  | 'group'
  | 'sign-in'
  | 'code'
  | 'sign-up'
  | 'reset-request'
  | 'new-password'
  | 'credentials'
  | 'synchronise'
  | 'silent'
  | 'none'

/** A place that shows a text. */
export type ShownPlace = Exclude<Place, 'silent'>

const namesByPlace: Record<Place, string> = {
  load: `listApprovals listSettings listConnectorTypes listConnectors listInsights
    listOrganisationConnectorTypes listConnectorTables previewConnectorTable getCustomSource listCustomSources
    getCustomSourceVersion listCustomSourceVersions getDatabaseCredentials listAreas listEntities listHelperTables
    listMilestones listSecurityGroups listSubareas listVersions listClients listOrganisations listDeletedOrganisations getOwnEmail listIdentities
    getFactors getUserFactors listSessions listUsers listUserIdentities getXero2SqlCredentials getXeroToken listMyXero2SqlProducts
    listXero2SqlUsers listXeroTokens listOwnTokens listTokens listServiceAccounts listAuditEntries listUnsentMails getHousekeeping listWebhooks
    getOrganisationSignIn getScimProvisioning listWebhookDeliveries getAlertSettings listAlertChannels getOwnAccess getPastAccess listEveryTable`,
  message: `getConnector decideApproval requestConnector changeSetting addProperties assignUsers authorise cancelRefresh
    createConnector deleteConnector deleteProperty disconnectConnector refreshConnector refreshConnectorByKey saveLicences
    updateConnector updateProperties testConnection checkManifest createCustomSource deleteCustomSource
    restoreCustomSource saveCustomSource tryManifest createArea importAreas createEntity createHelperTable createMilestone
    createSubarea createVersion deleteArea deleteEntity deleteHelperTable deleteMilestone deleteSecurityGroup deleteSubarea
    deleteVersion grantAreas grantMilestones linkArea revokeAreas revokeMilestones setSecurityGroupStatus
    unlinkArea unlinkAreaFromAll updateArea updateEntity updateHelperTable updateMilestone updateSubarea updateVersion
    saveClient deleteOrganisation restoreOrganisation cancelEmailChange changeMultiFactor changePassword endAllSessions endSession forgetDevice removeIdentity
    requestEmailChange resendEmailChange sendPasswordLink askToReconnect withdrawReconnectLink startReconnecting invitePeople resendInvitation withdrawInvitation acceptInvitation
    signUpWithInvitation createUser deleteUser linkUserToEntity linkUserToGroup linkUserToHelperTable
    removeUserIdentity unlinkUserFromEntities unlinkUserFromGroups unlinkUserFromHelperTables updateUser
    linkUserToXero2SqlProduct saveTokenCredentials saveXero2SqlCredentials startXero2SqlSync
    unlinkUserFromXero2SqlProducts createSavedFilter updateSavedFilter deleteSavedFilter createOwnToken revokeOwnToken
    revokeToken createServiceAccount updateServiceAccount deleteServiceAccount createServiceToken
    startAuthenticator confirmAuthenticator removeAuthenticator replaceRecoveryCodes sendStepUpCode stepUp resetUserFactors startPasskey
    addPasskey makePasskeyPasswordless removePasskey saveFirstRunState startPasskeyStepUp startPasskeySignIn signInWithPasskey
    startViewAs endViewAs listStructureChanges undoStructureChange mergeArea mergeSubarea moveSubarea moveMilestone
    recordExport verifyAudit retryMail createWebhook updateWebhook deleteWebhook rotateWebhookSecret testWebhook replayDelivery replayFailedDeliveries
    saveAlertSettings createAlertChannel updateAlertChannel deleteAlertChannel testAlertChannel saveUserAccess
    addSignInProvider saveSignInProvider switchSignInProvider setSignInPolicy assignMailDomain testSignInProvider removeSignInProvider switchScim createScimToken addMailDomain verifyMailDomain removeMailDomain`,
  group: 'saveSecurityGroup',
  'sign-in': 'signIn',
  code: 'resendCode verifyCode',
  'sign-up': 'register finalise getFinalise',
  'reset-request': 'requestPasswordReset',
  'new-password':
    'resetPassword validateResetToken confirmAddress getAddressToConfirm openInvitation openReconnectLink',
  credentials: 'saveDatabaseCredentials testDatabaseCredentials',
  synchronise: 'synchroniseTables',
  silent: `getAccountOptions findSignInProvider getCaptchaChallenge isEmailAvailable listConnectorRequests listStatuses listRoles
    listConnectorLicences listLicences listEveryConnector listRefreshRuns getRefreshHistory listSavedFilters listInvitations listReconnectLinks getFirstRunState getExcelGuide getStructureState
    refreshSession signOut`,
  none: `assignOrganisations listProperties updateProperty getMe getCurrentToken signInWithProvider synchroniseTokenTables pauseSchedule resumeSchedule`,
}

/** The place of every call of the contract. */
export const places: ReadonlyMap<string, Place> = new Map(
  Object.entries(namesByPlace).flatMap(([place, names]) =>
    // The keys of the record are the places.
    names.split(/\s+/).map((name) => [name, place as Place] as const),
  ),
)
