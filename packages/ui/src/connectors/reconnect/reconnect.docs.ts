import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of asking someone to authorise a connector again. */
export const guides = [
  {
    title: 'Connectors/Reconnect link',
    status: 'experimental',
    overlay: true,
    components: [
      'AskToReconnectDialog',
      'ReconnectAsk',
      'ReconnectPending',
      'ReconnectOffer',
      'ReconnectDone',
      'ReconnectInvalid',
    ],
    when: [
      '`ReconnectAsk` next to "Reconnect", if `mayAskToReconnect` allows it. It opens `AskToReconnectDialog`.',
      '`ReconnectPending` in its place while a request waits. Needs a `ClockProvider`.',
      '`ReconnectOffer` on the page of the link, `ReconnectDone` and `ReconnectInvalid` after it.',
    ],
    whenNot: [
      'For a user who has the login, use `AuthoriseDialog`.',
      'For a type with a password or a key, use `ConnectorDrawer`.',
    ],
    anatomy: [
      ['Dialog', 'What the person gets, the account they must choose, and a field for their address.'],
      ['Request', 'Who was asked and until when the link works, "Send again" and "Withdraw".'],
      ['Page', 'Who asks, the connector, the account, what is read, and one button to the provider.'],
    ],
    keyboard: [
      ['Enter', 'Sends the link.'],
      ['Escape', 'Cancels, but not while `busy`. An address that was entered asks first.'],
      ['Tab', 'Moves through the fields and buttons.'],
    ],
    accessibility: [
      'Each button names its connector.',
      'The dialog starts in the field. An invalid address receives the focus again.',
      'A page without a next step moves the focus to its heading.',
    ],
    do: [
      'Check the address with `providerAddress` before you open it.',
      'Continue only when the person presses the button. Mail scanners open links.',
    ],
    dont: ['Do not show why a link is invalid. It would reveal something about the request.'],
    code: `
import type { ReconnectOffer as Offer } from '@tributary/domain'
import { type Client, startReconnecting } from '@tributary/sdk'
import { providerAddress } from '@tributary/sdk/connectors'
import { ReconnectOffer } from '@tributary/ui'

type Props = { client: Client; token: string; offer: Offer }

export function Reconnect({ client, token, offer }: Props) {
  const leave = async () => {
    const address = providerAddress(await startReconnecting(client, { body: { token } }))
    if (address) location.assign(address)
  }
  return <ReconnectOffer offer={offer} onContinue={leave} />
}
`,
  },
] as const satisfies readonly FullGuide[]
