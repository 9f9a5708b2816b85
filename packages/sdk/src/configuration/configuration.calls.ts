import * as contract from '../contract/configuration.ts'
import { call } from '../transport/call.ts'

/** Lists the statuses with their ids. */
export const listStatuses = call(contract.listStatuses)
