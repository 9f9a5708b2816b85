import { SourceFailure } from '../../source-failure.ts'
import type { Authorise } from '../http/http-client.ts'
import type { SourceAccess } from '../source-adapter.ts'
import { mailchimpMessages } from './mailchimp.messages.ts'
import type { MailchimpSettings } from './mailchimp-settings.ts'

export type MailchimpAccess = {
  readonly authorise: Authorise
  /** Reports a token that Mailchimp has refused. Returns false: there is never another one. */
  renew(): Promise<boolean>
}

/** Sends the API key, or the access token of the connector, to its own account only. */
export function mailchimpAccess(
  { apiKey, userId }: MailchimpSettings,
  access: SourceAccess | undefined,
): MailchimpAccess {
  let token: string | undefined

  async function obtain(rejected?: string): Promise<string> {
    if (!access)
      throw new SourceFailure(mailchimpMessages.notAuthorised, { forbidden: true, code: 'not-authorised' })
    const { accessToken, account } = await access(rejected === undefined ? {} : { rejected })
    if (account.toLowerCase() !== userId.toLowerCase())
      throw new SourceFailure(mailchimpMessages.otherAccount, { forbidden: true, code: 'settings' })
    token = accessToken
    return accessToken
  }

  if (apiKey !== undefined) {
    // Any user name is accepted.
    const basic = Buffer.from(`tributary:${apiKey}`).toString('base64')
    return { authorise: async () => ({ authorization: `Basic ${basic}` }), renew: async () => false }
  }
  return {
    authorise: async () => ({ authorization: `Bearer ${token ?? (await obtain())}` }),
    async renew() {
      const rejected = token
      return (await obtain(rejected)) !== rejected
    },
  }
}
