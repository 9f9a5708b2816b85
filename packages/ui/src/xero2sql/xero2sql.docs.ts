import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of Xero2SQL. */
export const guides = [
  {
    title: 'Xero2Sql/Screens',
    status: 'stable',
    components: [
      'CompaniesLoading',
      'CompanyList',
      'SynchroniseLinks',
      'TokenColumns',
      'TokenForm',
      'TokenList',
      'UpdateCredentialsDialog',
    ],
    when: [
      '`CompanyList` to sync the Xero companies of a user, with `SynchroniseLinks` in the header of the page.',
      '`UpdateCredentialsDialog` to change the database of one company.',
      '`TokenColumns` with `TokenList` and `TokenForm`, for super administrators who set the first database.',
    ],
    whenNot: ['For connectors of the type Xero, use the connector pages. They refresh by a schedule.'],
    anatomy: [
      ['Notice', 'Why the last press started nothing. It is above all companies.'],
      ['Company', 'Name, last sync, Edit and Sync, with the time until the next sync.'],
      ['Token', 'The address of a Xero user. It opens to the companies of that user.'],
      ['Download', 'The companies or the authorisations as CSV, without credentials.'],
      ['Form', 'The database of the chosen company, next to the tokens or below them.'],
    ],
    keyboard: [
      ['Tab', 'Moves through tokens and buttons, and to the chosen company of all open tokens.'],
      ['Enter, Space', 'On a token: opens or closes it.'],
      ['Arrow keys', 'Choose the next or previous company, also of another open token.'],
      ['Enter', 'In a field: submits the form, once it is complete.'],
      ['Escape', 'In the search: clears it. In the dialog: cancels.'],
    ],
    accessibility: [
      'Each button contains the company: "Sync Kauri Ridge Orchards". The minutes left describe it.',
      'The seconds on the button are hidden from screen readers. The end of the wait is announced once.',
      'The companies of a token are radio buttons. "Linked" or "No database" describes each.',
      'The notice is an alert.',
    ],
    do: [
      'Answer an early press of Sync with `coolDownMessage`. The button stays available on purpose.',
      'Give `TokenForm` a `key` from the token and the company, so that it starts with its own values.',
      'Ask about unsaved input before another company is chosen. `onDirty` reports it.',
    ],
    dont: [
      'Do not draw `CompanyList` outside a `ClockProvider`. Its buttons count down and throw without one.',
      'Do not pass only the open tokens. The search covers the companies of all tokens that are loaded.',
      'Do not expect a message for passwords that differ from `UpdateCredentialsDialog`. Apply then does nothing.',
    ],
    code: `
import type { Id, Xero2SqlProduct } from '@tributary/domain'
import { type Client, failureMessage, startXero2SqlSync } from '@tributary/sdk'
import { coolDownMessage } from '@tributary/sdk/xero2sql'
import { CompanyList } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  client: Client
  companies: readonly Xero2SqlProduct[]
  onStarted: () => void
  onEdit: (company: Xero2SqlProduct) => void
}

export function Companies({ client, companies, onStarted, onEdit }: Props) {
  const [syncing, setSyncing] = useState<readonly Id[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const sync = async (company: Xero2SqlProduct) => {
    const wait = coolDownMessage(company, client.now())
    setNotice(wait)
    if (wait !== null) return
    setSyncing((ids) => [...ids, company.id])
    await startXero2SqlSync(client, { params: { id: company.id } }).then(onStarted, (error) =>
      setNotice(failureMessage(error)),
    )
    setSyncing((ids) => ids.filter((id) => id !== company.id))
  }
  return (
    <CompanyList
      companies={companies}
      syncing={syncing}
      notice={notice}
      onDismissNotice={() => setNotice(null)}
      onSync={sync}
      onEdit={onEdit}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
