import { call } from '../client/call.ts'
import * as contract from '../contract/configuration.ts'

/** Lists the statuses and their ids. Areas, versions, users and other items can be active, locked or archived. */
export const listStatuses = call(contract.listStatuses)

/** Lists the switches of the installation. */
export const listSettings = call(contract.listSettings)

/** Turns a switch of the installation on or off. Returns 409 when no one could sign in any more to undo it. */
export const changeSetting = call(contract.changeSetting)
