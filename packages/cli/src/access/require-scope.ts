import { scopeIncludes, type TokenScope } from '@tributary/domain'
import { type Client, getCurrentToken } from '@tributary/sdk'
import { CommandFailure } from '../failure/command-failure.ts'
import { accessMessages as messages } from './access.messages.ts'

/** Refuses a token whose scope is too small, before a command asks or changes anything. The server refuses it as well. */
export async function requireScope(client: Client, needed: TokenScope): Promise<void> {
  const token = await getCurrentToken(client)
  if (token && !scopeIncludes(token.scope, needed))
    throw new CommandFailure('notAllowed', messages.scope(needed, token))
}
