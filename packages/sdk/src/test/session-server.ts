import { httpServer, json } from './local-server.ts'

export const sue = {
  firstName: 'Sue',
  lastName: 'Marsh',
  role: 'SuperAdmin',
  roleLevel: 0,
  email: 'sue@harbour-point.example',
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
}

export const eli = {
  ...sue,
  firstName: 'Eli',
  role: 'User',
  roleLevel: 4,
  email: 'eli@harbour-point.example',
}

/**
 * Starts a server with one browser session. `accepts` is the only valid token. `renewal` is the response to a
 * renewal, and to a sign-in unless it has a separate one. `asked` records each request as "METHOD path
 * token".
 */
export async function sessionServer(
  settings: { accepts?: string; renewal?: unknown; renewalStatus?: number; signIn?: unknown } = {},
) {
  const state = {
    accepts: 'second',
    renewal: { accessToken: 'second', ...sue } as unknown,
    renewalStatus: 200,
    signIn: undefined as unknown,
    asked: [] as string[],
    ...settings,
  }
  const baseUrl = await httpServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '-'
    state.asked.push(`${request.method} ${request.url} ${token}`)
    if (request.url === '/auth/refresh') return json(response, state.renewal, state.renewalStatus)
    if (request.url === '/auth/signin' && state.signIn) return json(response, state.signIn)
    if (request.url === '/auth/signin') return json(response, state.renewal, state.renewalStatus)
    if (token !== state.accepts)
      return json(response, { error: 'Unauthorized', message: 'Please sign in.' }, 401)
    if (request.url === '/auth/signout') return json(response, { status: 200, message: 'Bye', data: null })
    return json(response, [])
  })
  const count = (start: string) => state.asked.filter((line) => line.startsWith(start)).length
  return { baseUrl, state, count }
}
