import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of granting a connector access at its provider. */
export const guides = [
  {
    title: 'Connectors/Authorise',
    status: 'stable',
    overlay: true,
    components: ['AuthorisationLine', 'AuthoriseBanner', 'AuthoriseDialog', 'OrganisationNumberDialog'],
    when: [
      '`AuthoriseDialog` before the browser leaves for the provider of a connector.',
      '`OrganisationNumberDialog` for PowerOffice Go, which also needs a number.',
      '`AuthoriseBanner` on the page that the provider returns to, `AuthorisationLine` on a card.',
    ],
    whenNot: [
      'For sign-in with a provider, use `ProviderFrame`.',
      'For a type with a password or a key, use `ConnectorDrawer`.',
    ],
    anatomy: [
      ['Dialog', 'What the provider will ask, an error, Cancel and "Continue to …".'],
      ['Organisation number', 'A field with a hint, above the same buttons.'],
      [
        'Banner',
        'The error and the number of connected accounts, each with a cross. Nothing without a result.',
      ],
      ['Line', 'Who authorised it and when, or since when the provider refuses it.'],
    ],
    keyboard: [
      ['Enter', 'Continues to the provider.'],
      ['Escape', 'Cancels, but not while `busy`. A number that was entered asks first.'],
      ['Tab', 'Moves inside the dialog, and to the crosses of the banners.'],
    ],
    accessibility: [
      'The dialog names the provider before the browser leaves the page.',
      'It starts on "Continue", or in the field of the number. An empty number receives the focus again.',
      'A refused authorisation has an icon and words, not only a colour.',
    ],
    do: [
      'Check the address with `providerAddress` before you open it.',
      'Keep `busy` true after the response. The browser needs time to leave.',
      'Remove the result from the address when the user dismisses a banner. Else a reload shows it again.',
    ],
    dont: [
      'Do not open the provider without the dialog. Users must know that they leave.',
      'Do not open the provider in a new tab. It returns to the tab in which it was opened.',
      'Do not show the error code of the address. `AuthoriseBanner` has a sentence for each.',
    ],
    code: `
import type { Id } from '@tributary/domain'
import { authorise, type Client, failureMessage } from '@tributary/sdk'
import { authoriseMessages, providerAddress } from '@tributary/sdk/connectors'
import { AuthoriseDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; orgId: Id; onClose: () => void }

export function ConnectXero({ client, orgId, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const fail = (reason: string) => {
    setBusy(false)
    setError(reason)
  }
  const leave = async () => {
    setBusy(true)
    try {
      const call = { params: { type: 'xero' }, query: { state: orgId }, body: {} }
      const address = providerAddress(await authorise(client, call))
      if (address) location.assign(address)
      else fail(authoriseMessages.notAnAddress)
    } catch (failure) {
      fail(failureMessage(failure))
    }
  }
  return (
    <AuthoriseDialog connectorType="xero" busy={busy} error={error} onContinue={leave} onClose={onClose} />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
