import { type Grant, grantOf } from '../http/grant.ts'
import type { SourceAccess } from '../source-adapter.ts'
import { mailchimpMessages } from './mailchimp.messages.ts'
import type { MailchimpSettings } from './mailchimp-settings.ts'

/**
 * Sends the API key, or the access token of the connector, to its own account only. Tokens do not expire, so a renewal only
 * reports that one was refused, or finds that the connector was authorised again.
 */
export function mailchimpAccess(
  { apiKey, userId }: MailchimpSettings,
  access: SourceAccess | undefined,
): Pick<Grant, 'authorise' | 'renew'> {
  if (apiKey !== undefined) {
    // Any user name is accepted.
    const basic = Buffer.from(`tributary:${apiKey}`).toString('base64')
    return { authorise: async () => ({ authorization: `Basic ${basic}` }), renew: async () => false }
  }
  const { notAuthorised, otherAccount } = mailchimpMessages
  const only = { account: userId, otherwise: otherAccount }
  const { authorise, renew } = grantOf(access, { notAuthorised, only })
  return { authorise, renew }
}
