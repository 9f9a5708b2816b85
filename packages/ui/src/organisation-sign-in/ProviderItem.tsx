import type { MailDomain, OrganisationProvider } from '@tributary/domain'
import { CircleCheck, CircleOff, Pencil, Play, Trash2 } from 'lucide-react'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { Switch } from '../primitives/Switch/Switch.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import * as css from './SignIn.css.ts'
import { SignInTestResult } from './SignInTestResult.tsx'

/** What an administrator does with a provider. */
export type ProviderHandlers = {
  /** Called to open the provider for a test. */
  onTest: (provider: OrganisationProvider) => void
  /** Called to turn it on or off. */
  onSwitch: (provider: OrganisationProvider, active: boolean) => void
  /** Called to edit it. */
  onEdit: (provider: OrganisationProvider) => void
  /** Called to remove it. */
  onRemove: (provider: OrganisationProvider) => void
}

type ProviderItemProps = ProviderHandlers & {
  provider: OrganisationProvider
  domains: readonly MailDomain[]
  /** The running action; null if none runs. */
  busy: 'test' | 'active' | null
}

/** One provider: its state, its domains, its last test, and what can be done with it. */
export function ProviderItem({ provider, domains, busy, ...on }: ProviderItemProps) {
  const { name, issuer, active, test } = provider
  const verified = domains.filter(({ state }) => state !== 'waiting').map(({ domain }) => domain)
  return (
    <li className={css.domain}>
      <Inline gap={3} wrap>
        <bdi className={css.domainName}>{name}</bdi>
        <StatusPill
          form="plain"
          tone={active ? 'success' : 'neutral'}
          icon={active ? CircleCheck : CircleOff}
        >
          {active ? text.on : text.off}
        </StatusPill>
      </Inline>
      <Text as="p" size="sm" color="secondary" className={css.domainName}>
        <bdi dir="ltr">{issuer}</bdi>
      </Text>
      <Text as="p" size="sm" color="secondary">
        {verified.length > 0 ? text.signsIn(verified.join(', ')) : text.signsInNoOne}
      </Text>
      {test && <SignInTestResult test={test} />}
      <Switch
        label={text.active(name)}
        help={text.activeHelp}
        checked={active}
        busy={busy === 'active'}
        onChange={(next) => on.onSwitch(provider, next)}
      />
      <Inline gap={2} wrap>
        <Button size="sm" icon={Play} loading={busy === 'test'} onClick={() => on.onTest(provider)}>
          {text.test(name)}
        </Button>
        <Button size="sm" icon={Pencil} onClick={() => on.onEdit(provider)}>
          {text.edit(name)}
        </Button>
        <Button size="sm" variant="ghost" icon={Trash2} onClick={() => on.onRemove(provider)}>
          {text.remove(name)}
        </Button>
      </Inline>
    </li>
  )
}
