import { ApiRefusal, type ApiResponse } from '../http-api/api-exchange.ts'

/** An error in the form of RFC 7807, as Mailchimp sends it. */
export const problem = (status: number, title: string, detail: string): ApiResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  json: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '3b4dcb40-0b6b-4820-bfaa-41267b3826ea',
  },
})

export const invalid = (detail: string) => new ApiRefusal(problem(400, 'Invalid Resource', detail))
export const notFound = () =>
  new ApiRefusal(problem(404, 'Resource Not Found', 'The requested resource could not be found.'))
export const unauthorised = () =>
  new ApiRefusal(
    problem(401, 'API Key Invalid', 'Your API key may be invalid, or you’ve used the wrong datacenter.'),
  )
export const wrongDataCentre = () =>
  new ApiRefusal(problem(403, 'Wrong Datacenter', 'The API key is linked to a different datacenter.'))
export const disabled = () =>
  new ApiRefusal(problem(403, 'User Disabled', 'This account has been deactivated.'))
export const forbidden = () =>
  new ApiRefusal(problem(403, 'Forbidden', 'You are not permitted to access this resource.'))

/** The limit of connections of one user, over all applications. Mailchimp does not say how long to wait. */
export const tooManyConnections = () =>
  new ApiRefusal(
    problem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.'),
  )

/** A response of the servers in front of the API, without JSON. */
export const edgeResponse = (status: number, title: string): ApiResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  text: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
})
