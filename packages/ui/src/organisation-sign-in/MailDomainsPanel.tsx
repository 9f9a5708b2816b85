import type { MailDomain } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { Plus } from 'lucide-react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { inputProps, useForm } from '../patterns/form/use-form.ts'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { MailDomainItem, type MailDomainItemProps } from './MailDomainItem.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import * as css from './SignIn.css.ts'

export type MailDomainsPanelProps = Pick<
  MailDomainItemProps,
  'providers' | 'onAssign' | 'onCheck' | 'onRemove'
> & {
  /** The domains, by name. */
  domains: readonly MailDomain[]
  /** The id of the domain with an action in progress, or `new`; null if none is. */
  busy?: string | null
  /** Why the last action failed. */
  error?: string | null
  /** Called with a domain to add. Resolves to true if it was added; the field is then cleared. */
  onAdd: (domain: string) => Promise<boolean>
}

/** The mail domains of an organisation, with the records that verify them. */
export function MailDomainsPanel({ domains, busy = null, error, onAdd, ...item }: MailDomainsPanelProps) {
  const form = useForm({
    initial: { domain: '' },
    fields: ['domain'],
    errorOf: (_, { domain }) => requiredError(domain),
    busy: busy !== null,
    onSubmit: async ({ domain }) => {
      if (await onAdd(domain.trim())) form.field('domain').onChange('')
    },
  })
  // The field may stay empty, so leaving it shows no message.
  const { onBlur: _, ...field } = inputProps(form.field('domain'))
  return (
    <Panel heading={text.domains} summary={text.domainsSummary} count={domains.length}>
      {error && (
        <div className={padded}>
          <Banner tone="danger">{error}</Banner>
        </div>
      )}
      {domains.length === 0 && <p className={padded}>{text.noDomains}</p>}
      <ul>
        {domains.map((domain) => (
          <MailDomainItem key={domain.id} domain={domain} busy={busy === domain.id} {...item} />
        ))}
      </ul>
      <form className={css.adding} onSubmit={form.submit} noValidate>
        <Stack gap={3}>
          <TextField
            label={text.domain}
            help={text.domainHelp}
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={320}
            {...field}
          />
          <Inline justifyContent="end">
            <Button type="submit" icon={Plus} loading={busy === 'new'}>
              {text.addDomain}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  )
}
