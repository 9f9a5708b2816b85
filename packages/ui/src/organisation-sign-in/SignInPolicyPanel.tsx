import type { OrganisationSignIn } from '@tributary/domain'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Switch } from '../primitives/Switch/Switch.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'

export type SignInPolicyPanelProps = {
  /** The rule, and the providers that it needs. */
  signIn: Pick<OrganisationSignIn, 'providers' | 'only' | 'fallback'>
  /** True while the rule is being changed. */
  busy?: boolean
  /** Why it could not be changed. */
  error?: string | null
  /** Called to allow passwords or to turn them off. Turning them off has been confirmed. */
  onChange: (only: boolean) => void
}

/** Whether members can use passwords. */
export function SignInPolicyPanel({ signIn, busy = false, error, onChange }: SignInPolicyPanelProps) {
  const [asking, setAsking] = useState(false)
  const { providers, only, fallback } = signIn
  const words = text.turningOnly
  return (
    <Panel heading={text.passwords}>
      <Stack gap={5} className={padded}>
        {error && <Banner tone="danger">{error}</Banner>}
        <Switch
          label={text.only}
          help={
            <>
              <p>{text.onlyHelp}</p>
              {only && <p>{fallback ? text.fallback(fallback.name) : text.everyAdministrator}</p>}
            </>
          }
          checked={only}
          busy={busy}
          disabled={!only && !providers.some(({ active }) => active)}
          onChange={(on) => (on ? setAsking(true) : onChange(false))}
        />
      </Stack>
      {asking && (
        <ConfirmDialog
          variant="primary"
          title={words.title}
          action={words.action}
          onConfirm={() => {
            setAsking(false)
            onChange(true)
          }}
          onClose={() => setAsking(false)}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
