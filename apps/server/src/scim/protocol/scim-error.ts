import { HttpError } from '../../http/http-error.ts'
import { scimSchemas } from './scim-schemas.ts'

/** The reasons of RFC 7644, section 3.12, that this server gives. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** A failure with its reason for programs. */
export class ScimError extends HttpError {
  readonly scimType: ScimType

  constructor(status: number, scimType: ScimType, detail: string) {
    super(status, detail)
    this.scimType = scimType
  }
}

export const invalidValue = (detail: string) => new ScimError(400, 'invalidValue', detail)
export const uniqueness = (detail: string) => new ScimError(409, 'uniqueness', detail)

/** Returns the body of an error response. `status` is a text (RFC 7644, section 3.12). */
export const scimErrorBody = (error: HttpError) => ({
  schemas: [scimSchemas.error],
  status: String(error.status),
  ...(typeOf(error) && { scimType: typeOf(error) }),
  detail: [error.messages].flat().join(' '),
})

/** Rules that also serve the portal do not know SCIM's reasons. */
function typeOf(error: HttpError): ScimType | undefined {
  if (error instanceof ScimError) return error.scimType
  if (error.status === 409) return 'uniqueness'
  return error.status === 400 ? 'invalidValue' : undefined
}
