import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AuthLayout } from '../../account/AuthLayout.tsx'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { minutesAgo, sampleNow } from '../connectors.samples.ts'
import { AskToReconnectDialog } from './AskToReconnectDialog.tsx'
import { ReconnectAsk, ReconnectPending } from './ReconnectAsk.tsx'
import { ReconnectDone, ReconnectInvalid, ReconnectOffer } from './ReconnectOffer.tsx'
import { sampleReconnectLink, sampleReconnectOffer } from './reconnect.samples.ts'

const meta: Meta = { title: 'Connectors/Reconnect link' }
export default meta
type Story = StoryObj

const phone = { viewport: { value: 'phone' } }
const fullscreen = { layout: 'fullscreen' }
const name = 'Harbour Xero'
const clock = fixedClock(sampleNow)
const onSubmit = fn()
const dialog = { connectorName: name, type: 'xero', account: 'Harbour & Pine Ltd', onClose: fn(), onSubmit }
const actions = { onResend: fn(), onWithdraw: fn() }
const pending = (
  <ClockProvider clock={clock}>
    <ReconnectPending connectorName={name} link={sampleReconnectLink} {...actions} />
  </ClockProvider>
)

export const Ask: Story = {
  parameters: fullscreen,
  render: () => <AskToReconnectDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const address = await screen.findByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.type(address, 'kim{Enter}')
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Invalid email address/))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(address, '@harbourpine.example {Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('kim@harbourpine.example')
  },
}

export const AskedBefore: Story = {
  parameters: fullscreen,
  render: () => <AskToReconnectDialog {...dialog} pending={pending} />,
}

export const AskFailed: Story = {
  parameters: fullscreen,
  globals: phone,
  render: () => (
    <AskToReconnectDialog
      {...dialog}
      error="This address has been sent enough links today. Try again tomorrow."
      onDismissError={fn()}
    />
  ),
}

export const Requests: Story = {
  render: () => (
    <main style={{ width: 320 }}>
      <h1>Cards</h1>
      <ReconnectAsk connectorName={name} onAsk={fn()} />
      <ReconnectAsk connectorName={name} compact onAsk={fn()} />
      <ClockProvider clock={clock}>
        <ReconnectAsk connectorName={name} compact link={sampleReconnectLink} onAsk={fn()} />
        <ReconnectAsk
          connectorName={name}
          compact
          link={{ ...sampleReconnectLink, expiresAt: minutesAgo(1) }}
          onAsk={fn()}
        />
      </ClockProvider>
      {pending}
      <ClockProvider clock={clock}>
        <ReconnectPending
          connectorName={name}
          link={{ ...sampleReconnectLink, expiresAt: minutesAgo(1) }}
          {...actions}
        />
        <ReconnectPending connectorName={name} link={sampleReconnectLink} busy {...actions} />
      </ClockProvider>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const again = `Send again to kim@harbourpine.example: ${name}`
    const [first] = canvas.getAllByRole('button', { name: again })
    if (first) await userEvent.click(first)
    await expect(actions.onResend).toHaveBeenCalledOnce()
  },
}

const page: Story = { parameters: fullscreen, decorators: [(Story) => <AuthLayout>{Story()}</AuthLayout>] }

export const Offer: Story = {
  ...page,
  render: () => <ReconnectOffer offer={sampleReconnectOffer} onContinue={fn()} />,
}
export const OfferOnPhones: Story = { ...Offer, globals: phone }
export const OtherAccount: Story = {
  ...page,
  render: () => (
    <ReconnectOffer
      offer={sampleReconnectOffer}
      error="You chose a different account at Xero. This connector can only read Harbour & Pine Ltd. Try again and choose that one."
      onContinue={fn()}
    />
  ),
}
export const Done: Story = { ...page, render: () => <ReconnectDone askedBy="Ingrid Solheim" /> }
export const Invalid: Story = { ...page, render: () => <ReconnectInvalid /> }
