import { call } from '../client/call.ts'
import * as contract from '../contract/alerts.ts'

/** Gets the alert settings of the caller. */
export const getAlertSettings = call(contract.getAlertSettings)

/** Changes the alert settings of the caller. */
export const saveAlertSettings = call(contract.saveAlertSettings)

/** Lists the alert channels of an organisation, by name. */
export const listAlertChannels = call(contract.listAlertChannels)

/** Adds an alert channel. Returns 409 if there are too many. */
export const createAlertChannel = call(contract.createAlertChannel)

/** Changes an alert channel. */
export const updateAlertChannel = call(contract.updateAlertChannel)

/** Deletes an alert channel. */
export const deleteAlertChannel = call(contract.deleteAlertChannel)

/** Posts a test message to an alert channel. The error of the response is null if it was accepted. */
export const testAlertChannel = call(contract.testAlertChannel)
