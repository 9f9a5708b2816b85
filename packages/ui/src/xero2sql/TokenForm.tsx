import type { TokenOrganisation } from '@tributary/domain'
import {
  isTenantComplete,
  passwordsAgree,
  type TenantForm,
  tenantForm,
  xero2sqlMessages,
} from '@tributary/sdk/xero2sql'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { FormFields } from '../patterns/form/FormFields.tsx'
import { useForm } from '../patterns/form/use-form.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { media } from '../theme/media.ts'
import { TenantFields } from './TenantFields.tsx'
import * as css from './Xero2Sql.css.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

export type TokenFormProps = {
  /** The selected company, which fills the fields. Key the form by it. */
  organisation: TokenOrganisation
  /** True while the request runs. The form cannot be submitted again. */
  busy: boolean
  /** Why it could not be saved; null without an error. The input stays. */
  error: string | null
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** Called with the entered values once they are valid. */
  onSubmit: (form: TenantForm) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'host', 'database', 'schema', 'user', 'password', 'confirmPassword'] as const
const { tenant: labels } = xero2sqlMessages

/** The target of a company of a token. */
export function TokenForm({ organisation, busy, error, onDismissError, onSubmit, onDirty }: TokenFormProps) {
  const form = useForm<TenantForm>({
    initial: tenantForm(organisation),
    fields,
    errorOf: differing,
    busy,
    onSubmit: (values) => {
      if (isTenantComplete(values)) onSubmit(values)
    },
  })
  const { dirty, values } = form
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    <div ref={useInSight()} className={css.inSight}>
      <Panel heading={xero2sqlText.databaseCredentials}>
        <form onSubmit={form.submit} noValidate autoComplete="off">
          <Stack gap={4} padding={5}>
            {error !== null && (
              <Banner tone="danger" onDismiss={onDismissError} dismissLabel={xero2sqlText.dismiss}>
                {error}
              </Banner>
            )}
            <FormFields>
              <TenantFields labels={labels} field={form.field} readOnly={busy} />
            </FormFields>
          </Stack>
          <Inline alignItems="stretch" justifyContent="end" paddingY={3} paddingX={5} className={css.buttons}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={!isTenantComplete(values)}
              loading={busy}
            >
              {xero2sqlMessages.submit}
            </Button>
          </Inline>
        </form>
      </Panel>
    </div>
  )
}

const differing = (name: keyof TenantForm, values: TenantForm): string | null =>
  name === 'confirmPassword' && values.confirmPassword !== '' && !passwordsAgree(values)
    ? xero2sqlMessages.passwordsDiffer
    : null

/** Scrolls the form into view, because it opens below a long list of tokens. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (matchMedia(media.belowWide).matches) place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return place
}
