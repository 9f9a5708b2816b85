import { ApiRefusal, type ApiRequest, type ApiResponse } from '../http-api/api-exchange.ts'
import { type AwsKey, type SignatureProblem, userArn } from './aws-signature.ts'
import { type AwsError, formSignatureError } from './signature-errors.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/
const NAMESPACE = 'https://sts.amazonaws.com/doc/2011-06-15/'
const REQUEST_ID = '<RequestId>01234567-89ab-cdef-0123-456789abcdef</RequestId>'

/** Responds to GetCallerIdentity, which every key may call and which is free. */
export function getCallerIdentity(
  { headers, body }: ApiRequest,
  signer: AwsKey | SignatureProblem,
  now: Date,
): ApiResponse {
  if ('problem' in signer) throw refused(formSignatureError(signer, now))
  const form = new URLSearchParams(body)
  const isKnown = form.get('Action') === 'GetCallerIdentity' && form.get('Version') === '2011-06-15'
  if (!FORM_TYPE.test(headers['content-type'] ?? '') || !isKnown || form.size !== 2)
    throw refused(['InvalidAction', 'Could not find operation'])
  return xml(`<GetCallerIdentityResponse xmlns="${NAMESPACE}">
  <GetCallerIdentityResult>
    <Arn>${userArn(signer)}</Arn>
    <UserId>AIDA${signer.user.toUpperCase()}</UserId>
    <Account>${signer.account}</Account>
  </GetCallerIdentityResult>
  <ResponseMetadata>${REQUEST_ID}</ResponseMetadata>
</GetCallerIdentityResponse>`)
}

const refused = ([code, message]: AwsError) =>
  new ApiRefusal({
    ...xml(`<ErrorResponse xmlns="${NAMESPACE}">
  <Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>
  ${REQUEST_ID}
</ErrorResponse>`),
    status: 403,
  })

const xml = (text: string): ApiResponse => ({ headers: { 'content-type': 'text/xml' }, text })
