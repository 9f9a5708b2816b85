import { HttpError } from '../http-error.ts'
import { admissionMessages } from './admission.messages.ts'

/** The refusal of work that the server has no room for. Nothing has been done for it. */
export class ServerBusy extends HttpError {
  /** @param retryAfter Seconds after which a retry makes sense. */
  constructor(retryAfter: number) {
    super(503, admissionMessages.busy, retryAfter)
  }
}
