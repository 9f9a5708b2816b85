import { call } from '../client/call.ts'
import * as contract from '../contract/configuration.ts'

/** Lists the statuses and their ids. */
export const listStatuses = call(contract.listStatuses)

/** Lists the switches of the installation. */
export const listSettings = call(contract.listSettings)

/** Turns a switch of the installation on or off. */
export const changeSetting = call(contract.changeSetting)
