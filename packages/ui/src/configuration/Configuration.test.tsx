import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider } from '../patterns/clock/Clock.tsx'
import { handClock } from '../patterns/clock/clock.samples.ts'
import { ConfigurationPanel, type ConfigurationPanelProps } from './ConfigurationPanel.tsx'
import { sampleNow, setting, settings } from './configuration.samples.ts'

const draw = (props: Partial<ConfigurationPanelProps> = {}) => {
  const onTurn = vi.fn()
  const clock = handClock(sampleNow)
  render(
    <ClockProvider clock={clock}>
      <ConfigurationPanel settings={settings} onTurn={onTurn} {...props} />
    </ClockProvider>,
  )
  return { onTurn, clock }
}
const control = (name: string) => screen.getByRole('switch', { name })

describe('ConfigurationPanel', () => {
  it('lists the settings under General, labelled by their keys [ACONF-01, ACONF-02, ACONF-08]', () => {
    draw()
    const panel = within(screen.getByRole('region', { name: 'General' }))
    for (const name of [
      'Allow Sign Up',
      'Require Sign Up Approval',
      'Allow External Sign In',
      'Allow Connector Refresh',
    ])
      expect(panel.getByRole('switch', { name })).toBeChecked()
    expect(panel.getByRole('switch', { name: 'Require Multi Factor Authentication' })).not.toBeChecked()
  })

  it('shows what each does, and who changed it when', () => {
    const { clock } = draw()
    expect(control('Allow Sign Up')).toHaveAccessibleDescription(/^People can create an account/)
    const change = screen.getByText('Changed 2 hours ago by Ingrid Solheim')
    expect(change.title).toMatch(/21 Nov 2026/)
    expect(control('Require Sign Up Approval')).toHaveAccessibleDescription(/Changed 2 hours ago by Ingrid/)
    act(() => clock.advance(3_600_000))
    expect(change).toHaveTextContent('Changed 3 hours ago by Ingrid Solheim')
  })

  it('changes a harmless setting immediately', async () => {
    const { onTurn } = draw()
    await userEvent.click(control('Allow Sign Up'))
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(settings[0], false)
  })

  it('confirms a risky change with the focus on Cancel, and keeps the setting until then [ACONF-07]', async () => {
    const { onTurn } = draw()
    await userEvent.click(control('Allow Connector Refresh'))
    expect(screen.getByRole('alertdialog', { name: 'Stop every refresh?' })).toHaveTextContent(
      /Refreshes that are running continue/,
    )
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onTurn).not.toHaveBeenCalled()
    expect(control('Allow Connector Refresh')).toBeChecked()
    await userEvent.click(control('Allow Connector Refresh'))
    await userEvent.click(screen.getByRole('button', { name: 'Stop refreshes' }))
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(settings[4], false)
  })

  it.each([
    ['Require Multi Factor Authentication', 'Require codes', true],
    ['Require Sign Up Approval', 'Stop approvals', false],
    ['Allow External Sign In', 'Switch off', false],
    ['Allow Connector Refresh', 'Stop refreshes', false],
  ])('%s asks before it is turned, and is turned on Yes: %s [ACONF-07]', async (name, yes, value) => {
    const { onTurn } = draw()
    const asked = control(name)
    await userEvent.click(asked)
    expect(onTurn).not.toHaveBeenCalled()
    expect(asked).toHaveProperty('checked', !value)
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: yes }))
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(expect.anything(), value)
  })

  it('needs no confirmation when a risky setting is changed back [ACONF-07]', async () => {
    const { onTurn } = draw({ settings: settings.map((one) => ({ ...one, value: !one.value })) })
    for (const one of [
      'Require Multi Factor Authentication',
      'Require Sign Up Approval',
      'Allow External Sign In',
      'Allow Connector Refresh',
    ])
      await userEvent.click(control(one))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onTurn).toHaveBeenCalledTimes(4)
  })

  it('disables a setting while it is saved, without the others [ACONF-07]', async () => {
    const { onTurn } = draw({ busy: new Set(['AllowSignUp']) })
    await userEvent.click(control('Allow Sign Up'))
    expect(onTurn).not.toHaveBeenCalled()
    await userEvent.click(control('Require Multi Factor Authentication'))
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })

  it('shows unknown keys as switches', () => {
    draw({ settings: [setting('ShowTheMoon')] })
    expect(control('Show The Moon')).not.toHaveAccessibleDescription()
  })

  it('shows an empty list or a loading state', () => {
    draw({ settings: [] })
    expect(
      screen.getByRole('heading', { name: 'This installation has no settings to change.' }),
    ).toBeInTheDocument()
    draw({ settings: undefined })
    expect(screen.getByRole('status')).toHaveTextContent('Loading settings')
    draw({ settings: undefined, failure: 'Not just now.' })
    expect(screen.getByText('Not just now.')).toBeInTheDocument()
  })
})
