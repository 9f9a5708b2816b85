import { call } from '../client/call.ts'
import * as contract from '../contract/operations.ts'

/** Lists the mails that wait or were given up, the newest first, a page at a time. */
export const listUnsentMails = call(contract.listUnsentMails)

/** Sends a mail that waits or was given up now. Rejects with 409 if its content no longer exists or is of no use. */
export const retryMail = call(contract.retryMail)

/** Gets the sizes of the stored data, and what is deleted when. */
export const getHousekeeping = call(contract.getHousekeeping)
