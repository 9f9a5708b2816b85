import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.manage.ts'
import * as schedule from '../contract/connectors.pause.ts'

/** Adds a connector. */
export const createConnector = call(contract.createConnector)

/** Changes a connector. */
export const updateConnector = call(contract.updateConnector)

/** Deletes a connector. Only superadmins see it afterwards. */
export const deleteConnector = call(contract.deleteConnector)

/** Disconnects a connector named by keys. The keys are those of its client and its own. */
export const disconnectConnector = call(contract.disconnectConnector)

/** Assigns a connector to organisations. */
export const assignOrganisations = call(contract.assignOrganisations)

/** Assigns users to a connector. Replaces the previous users. */
export const assignUsers = call(contract.assignUsers)

/** Lists every licence there is for a connector. */
export const listLicences = call(contract.listLicences)

/** Lists the licences a connector has. */
export const listConnectorLicences = call(contract.listConnectorLicences)

/** Changes the licences of a connector. Replaces the previous licences. A base licence it has must stay. */
export const saveLicences = call(contract.saveLicences)

/** Pauses the schedule of a connector. The schedule stays, but starts no refresh. Returns 409 without a schedule. */
export const pauseSchedule = call(schedule.pauseSchedule)

/** Resumes the paused schedule of a connector. Times that were missed start no refresh. */
export const resumeSchedule = call(schedule.resumeSchedule)
