import type { ApiToken, ScimProvisioning } from '@tributary/domain'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Switch } from '../primitives/Switch/Switch.tsx'
import { CodeLine } from '../tokens/CodeLine.tsx'
import { ScimStatus } from './ScimStatus.tsx'
import { ScimTokens } from './ScimTokens.tsx'
import { scimText as text } from './scim.messages.ts'

export type ScimPanelProps = {
  /** The settings, and what the directory did. */
  provisioning: ScimProvisioning
  /** True while SCIM is being turned on or off. */
  busy?: boolean
  /** Why the last action failed. */
  error?: string | null
  /** Called to turn SCIM on or off. Turning it off has been confirmed. */
  onSwitch: (active: boolean) => void
  /** Called to create a token, in the place of another one or of none. */
  onCreateToken: (replaces: ApiToken | null) => void
  /** Called to revoke a token, after a confirmation. */
  onRevoke: (token: ApiToken) => void
}

/** The address of SCIM, its switch, its tokens, and the last request of the directory. */
export function ScimPanel({ provisioning, busy = false, error, onSwitch, ...tokens }: ScimPanelProps) {
  const [asking, setAsking] = useState(false)
  const { address, active } = provisioning
  return (
    <Panel heading={text.heading} summary={text.summary}>
      <Stack gap={5} className={padded}>
        {error && <Banner tone="danger">{error}</Banner>}
        <CodeLine label={text.address} help={text.addressHelp} code={address} />
        <Switch
          label={text.active}
          help={text.activeHelp}
          checked={active}
          busy={busy}
          onChange={(on) => (on ? onSwitch(true) : setAsking(true))}
        />
        <ScimStatus provisioning={provisioning} />
      </Stack>
      <ScimTokens tokens={provisioning.tokens} {...tokens} />
      {asking && (
        <ConfirmDialog
          title={text.turningOff.title}
          action={text.turningOff.action}
          onConfirm={() => {
            setAsking(false)
            onSwitch(false)
          }}
          onClose={() => setAsking(false)}
        >
          {text.turningOff.text}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
