import * as contract from '../contract/users.ts'
import { call } from '../transport/call.ts'

/** Lists the members of an organisation, with the fields everybody may see. */
export const listUsers = call(contract.listUsers)
