import type { SignatureProblem } from './aws-signature.ts'

/** The name and the message of an error of AWS. */
export type AwsError = readonly [name: string, message: string]

/** Returns the error of a service with a JSON API. */
export function signatureError(found: SignatureProblem, now: Date): AwsError {
  switch (found.problem) {
    case 'missing':
      return ['MissingAuthenticationTokenException', 'Missing Authentication Token']
    case 'incomplete':
      return ['IncompleteSignatureException', 'Authorization header requires existence of all its parts.']
    case 'unknown-key':
      return ['UnrecognizedClientException', 'The security token included in the request is invalid.']
    case 'scope':
      return ['InvalidSignatureException', 'Credential should be scoped to a valid region.']
    case 'clock':
      return ['InvalidSignatureException', clockMessage(found.signed, now)]
    case 'mismatch':
      return ['InvalidSignatureException', 'The request signature we calculated does not match.']
  }
}

const formNames: Readonly<Record<string, string>> = {
  MissingAuthenticationTokenException: 'MissingAuthenticationToken',
  IncompleteSignatureException: 'IncompleteSignature',
  UnrecognizedClientException: 'InvalidClientTokenId',
  InvalidSignatureException: 'SignatureDoesNotMatch',
}

/** Returns the error of a service with an API of forms, which has older names for them. */
export function formSignatureError(found: SignatureProblem, now: Date): AwsError {
  const [name, message] = signatureError(found, now)
  return [formNames[name] ?? name, message]
}

function clockMessage(signed: Date, now: Date): string {
  const [earliest, latest] = [-5, 5].map((minutes) => compact(new Date(now.getTime() + minutes * 60_000)))
  return signed < now
    ? `Signature expired: ${compact(signed)} is now earlier than ${earliest} (${compact(now)} - 5 min.)`
    : `Signature not yet current: ${compact(signed)} is still later than ${latest} (${compact(now)} + 5 min.)`
}

const compact = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
