import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { minutesAgo, sampleNow } from '../connectors.samples.ts'
import { AuthorisationLine } from './AuthorisationLine.tsx'
import { AuthoriseBanner } from './AuthoriseBanner.tsx'
import { AuthoriseDialog } from './AuthoriseDialog.tsx'
import { OrganisationNumberDialog } from './OrganisationNumberDialog.tsx'

const meta: Meta = { title: 'Connectors/Authorise' }
export default meta
type Story = StoryObj

const dialog = { busy: false, onClose: fn(), onContinue: fn() }

export const BeforeLeaving: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <AuthoriseDialog {...dialog} connectorType="xero" />,
  play: async ({ userEvent }) => {
    const go = await screen.findByRole('button', { name: 'Continue to Xero' })
    await waitFor(() => expect(go).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(dialog.onContinue).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.onClose).toHaveBeenCalledOnce()
  },
}

const clock = fixedClock(sampleNow)
const opened = {
  account: 'Harbour & Pine Ltd',
  by: 'Ingrid Solheim',
  at: minutesAgo(60 * 24 * 40),
  refusedAt: null,
}

export const Lines: Story = {
  render: () => (
    <main style={{ width: 260 }}>
      <h1>Cards</h1>
      <ClockProvider clock={clock}>
        <AuthorisationLine authorisation={opened} />
        <AuthorisationLine authorisation={{ ...opened, by: null }} />
        <AuthorisationLine authorisation={{ ...opened, refusedAt: minutesAgo(90) }} />
        <AuthorisationLine
          authorisation={{ ...opened, by: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) }}
        />
      </ClockProvider>
    </main>
  ),
}

const answers = [
  { error: 'unauthorised', authorised: null },
  { error: 'connector_exists', authorised: '2' },
  { error: 'anything', authorised: null },
  { error: null, authorised: '1' },
  { error: null, authorised: null },
]

export const Answers: Story = {
  render: () => (
    <main>
      <h1>What came back</h1>
      {answers.map((answer) => (
        <AuthoriseBanner
          key={JSON.stringify(answer)}
          connectorType="xero"
          {...answer}
          onDismissError={fn()}
          onDismissAuthorised={fn()}
        />
      ))}
    </main>
  ),
}

export const NobodyThere: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AuthoriseDialog
      {...dialog}
      connectorType="vend"
      error="Connecting Vend has not been set up on this server. Contact your system administrator."
    />
  ),
}

const send = fn()

export const PowerOffice: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <OrganisationNumberDialog onClose={fn()} onSubmit={send} />,
  play: async ({ userEvent }) => {
    const number = await screen.findByRole('textbox', { name: 'Organisation number' })
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(number).toHaveAccessibleDescription(/required/))
    await userEvent.type(number, ' 914 776 322 {Enter}')
    await expect(send).toHaveBeenCalledWith('914 776 322')
  },
}

export const PowerOfficeFailed: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <OrganisationNumberDialog
      error="Something seems to have gone unexpectedly wrong."
      onDismissError={fn()}
      onClose={fn()}
      onSubmit={send}
    />
  ),
}
