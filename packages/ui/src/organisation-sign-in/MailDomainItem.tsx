import type { Id, MailDomain, OrganisationProvider } from '@tributary/domain'
import { CircleAlert, CircleCheck, Clock, RefreshCw, Trash2 } from 'lucide-react'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { CodeLine } from '../tokens/CodeLine.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import * as css from './SignIn.css.ts'

export type MailDomainItemProps = {
  /** The domain. */
  domain: MailDomain
  /** The providers to choose from. */
  providers: readonly Pick<OrganisationProvider, 'id' | 'name'>[]
  /** True while an action runs. */
  busy: boolean
  /** Called to look up its record. */
  onCheck: (domain: MailDomain) => void
  /** Called to give it to a provider, or to none. */
  onAssign: (domain: MailDomain, providerId: Id | null) => void
  /** Called to remove it. */
  onRemove: (domain: MailDomain) => void
}

const states = {
  waiting: { tone: 'neutral', icon: Clock },
  verified: { tone: 'success', icon: CircleCheck },
  failing: { tone: 'warning', icon: CircleAlert },
} as const

/** One mail domain. While it is not verified, its record is shown. */
export function MailDomainItem({ domain: row, providers, busy, ...on }: MailDomainItemProps) {
  const { domain, state, record } = row
  return (
    <li className={css.domain}>
      <Inline gap={3} wrap>
        <bdi className={css.domainName}>{domain}</bdi>
        <StatusPill form="plain" {...states[state]}>
          {text.states[state]}
        </StatusPill>
      </Inline>
      {state === 'failing' && (
        <Text as="p" size="sm" color="secondary">
          {text.failingHelp}
        </Text>
      )}
      {state !== 'verified' && (
        <>
          <CodeLine label={text.recordName} code={record.name} />
          <CodeLine label={text.recordValue} code={record.value} />
        </>
      )}
      {providers.length > 0 && (
        <ProviderChoice row={row} providers={providers} busy={busy} onAssign={on.onAssign} />
      )}
      <Inline gap={2} wrap>
        <Button size="sm" icon={RefreshCw} loading={busy} onClick={() => on.onCheck(row)}>
          {text.check(domain)}
        </Button>
        <Button size="sm" variant="ghost" icon={Trash2} disabled={busy} onClick={() => on.onRemove(row)}>
          {text.removeDomain(domain)}
        </Button>
      </Inline>
    </li>
  )
}

type ProviderChoiceProps = Pick<MailDomainItemProps, 'providers' | 'busy' | 'onAssign'> & { row: MailDomain }

const NONE = ''

/** The provider that signs in the addresses of a domain. */
const ProviderChoice = ({ row, providers, busy, onAssign }: ProviderChoiceProps) => (
  <Select
    label={text.providerOf(row.domain)}
    size="sm"
    disabled={busy}
    value={String(row.providerId ?? NONE)}
    onChange={(chosen) => onAssign(row, providers.find(({ id }) => String(id) === chosen)?.id ?? null)}
    options={[
      ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
      { value: NONE, label: text.noProvider },
    ]}
  />
)
