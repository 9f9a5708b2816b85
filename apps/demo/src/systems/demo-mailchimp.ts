import { mailchimpAccounts } from '@tributary/fakes/account-providers/demo-accounts'
import type { LocalMailchimp } from '@tributary/fakes/account-providers/local-mailchimp'
import { startMailchimp } from '@tributary/fakes/mailchimp/mailchimp-server'
import { fillMailchimp } from '@tributary/fakes/mailchimp/sample-mailchimp'
import { audiences, contactId, emailOf } from '@tributary/fakes/mailchimp/sample-mailchimp-contacts'
import type { ProviderSystem } from './demo-system.ts'

const CONTACTS = 20
const members = `lists/${audiences[0]}/members`

/** Starts the API of the demo's accounts at Mailchimp. */
export async function startDemoMailchimp(provider: LocalMailchimp): Promise<ProviderSystem> {
  const mailchimp = await startMailchimp({ accessOf: (token) => provider.accessOf(token) })
  const accounts = mailchimpAccounts.map(({ id }) => mailchimp.store(id))
  for (const account of accounts) fillMailchimp(account, { contacts: CONTACTS }, new Date())
  let [changes, archived] = [0, 0]

  function change() {
    changes += 1
    const name = `Renamed ${changes}`
    for (const account of accounts) account.change(members, contactId(emailOf(1)), { full_name: name })
    return `The first contact of each account is now called “${name}”.`
  }

  function archive() {
    archived = Math.min(archived + 1, CONTACTS - 1)
    const id = contactId(emailOf(CONTACTS + 1 - archived))
    for (const account of accounts) account.change(members, id, { status: 'archived' })
    return 'The last contact of each account is archived.'
  }

  function leaveOut() {
    mailchimp.notAllowed.add('automations')
    return 'The users of the accounts may no longer read automations.'
  }

  return {
    name: 'Mailchimp',
    variables: { AUTHORISE_MAILCHIMP_API_URL: `${mailchimp.uri}/{dc}/3.0` },
    changes: [
      { label: 'Rename a contact', run: change },
      { label: 'Archive a contact', run: archive },
      { label: 'Forbid automations', run: leaveOut },
    ],
    stop: () => mailchimp.stop(),
  }
}
