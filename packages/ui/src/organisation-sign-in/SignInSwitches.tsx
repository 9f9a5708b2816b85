import type { OrganisationProvider } from '@tributary/domain'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Switch } from '../primitives/Switch/Switch.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import { SignInTestResult } from './SignInTestResult.tsx'

/** Which switches are on. */
export type SignInSwitchValues = {
  /** Whether members can sign in with the provider. */
  active: boolean
  /** Whether they can sign in only with it. */
  only: boolean
}

export type SignInSwitchesProps = {
  /** The stored provider. */
  provider: OrganisationProvider
  /** The running action; null if none runs. */
  busy?: 'test' | 'active' | 'only' | null
  /** Why the last action failed. */
  error?: string | null
  /** Called to open the provider for a test. */
  onTest: () => void
  /** Called to turn it on or off. Turning passwords off has been confirmed. */
  onSwitch: (values: SignInSwitchValues) => void
}

/** Tests the provider, turns it on, and turns passwords off. */
export function SignInSwitches({ provider, busy = null, error, onTest, onSwitch }: SignInSwitchesProps) {
  const [asking, setAsking] = useState(false)
  const { name, active, only, fallback, test } = provider
  return (
    <Panel heading={text.use}>
      <Stack gap={5} className={padded}>
        {error && <Banner tone="danger">{error}</Banner>}
        <Stack gap={2} justifyItems="start">
          <Button icon={Play} loading={busy === 'test'} onClick={onTest}>
            {text.test}
          </Button>
          <Text as="p" size="sm" color="secondary">
            {text.testHelp}
          </Text>
        </Stack>
        {test && <SignInTestResult test={test} />}
        <Switch
          label={text.active(name)}
          help={text.activeHelp}
          checked={active}
          busy={busy === 'active'}
          onChange={(on) => onSwitch({ active: on, only: on && only })}
        />
        <Switch
          label={text.only}
          help={
            <>
              <p>{text.onlyHelp}</p>
              {only && <p>{fallback ? text.fallback(fallback.name) : text.everyAdministrator}</p>}
            </>
          }
          checked={only}
          busy={busy === 'only'}
          disabled={!active}
          onChange={(on) => (on ? setAsking(true) : onSwitch({ active, only: false }))}
        />
      </Stack>
      {asking && (
        <ConfirmDialog
          variant="primary"
          title={text.turningOnly.title}
          action={text.turningOnly.action}
          onConfirm={() => {
            setAsking(false)
            onSwitch({ active, only: true })
          }}
          onClose={() => setAsking(false)}
        >
          {text.turningOnly.text}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
