import {
  organisationSignInLimits as limits,
  type MailDomain,
  type OrganisationProvider,
  sameId,
} from '@tributary/domain'
import { Plus } from 'lucide-react'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import { type ProviderHandlers, ProviderItem } from './ProviderItem.tsx'
import * as css from './SignIn.css.ts'

export type ProvidersPanelProps = ProviderHandlers & {
  /** The providers, by name. */
  providers: readonly OrganisationProvider[]
  /** The mail domains of the organisation. */
  domains: readonly MailDomain[]
  /** The running action and the id of its provider; null if none runs. */
  busy?: { action: 'test' | 'active'; id: OrganisationProvider['id'] } | null
  /** Why the last action failed. */
  error?: string | null
  /** Called to add a provider. */
  onAdd: () => void
}

/** The sign-in providers of an organisation. */
export function ProvidersPanel({
  providers,
  domains,
  busy = null,
  error,
  onAdd,
  ...handlers
}: ProvidersPanelProps) {
  return (
    <Panel heading={text.providers} summary={text.providerSummary} count={providers.length}>
      {error && (
        <div className={padded}>
          <Banner tone="danger">{error}</Banner>
        </div>
      )}
      {providers.length === 0 && <p className={padded}>{text.noProviders}</p>}
      <ul>
        {providers.map((provider) => (
          <ProviderItem
            key={provider.id}
            provider={provider}
            domains={domains.filter(
              ({ providerId }) => providerId !== null && sameId(providerId, provider.id),
            )}
            busy={busy && sameId(busy.id, provider.id) ? busy.action : null}
            {...handlers}
          />
        ))}
      </ul>
      <div className={css.adding}>
        <Button icon={Plus} disabled={providers.length >= limits.providers} onClick={onAdd}>
          {text.add}
        </Button>
      </div>
    </Panel>
  )
}
