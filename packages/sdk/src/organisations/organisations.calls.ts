import * as contract from '../contract/organisations.ts'
import { call } from '../transport/call.ts'

/** Lists the caller's organisations; levels 0 and 1 get every one. */
export const listOrganisations = call(contract.listOrganisations)
