import type { TokenOrganisation } from '@tributary/domain'
import {
  isTenantComplete,
  passwordsAgree,
  type TenantForm,
  tenantForm,
  xero2sqlMessages,
} from '@tributary/sdk/xero2sql'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useForm } from '../patterns/form/use-form.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { media } from '../theme/media.ts'
import { TenantFields } from './TenantFields.tsx'
import * as css from './Xero2Sql.css.ts'

export type TokenFormProps = {
  /** The company that is picked. The fields begin with it, so that the form is keyed by which it is. */
  organisation: TokenOrganisation
  busy: boolean
  /** Why it could not be saved. What was entered stays. */
  error: string | null
  onDismissError: () => void
  onSubmit: (form: TenantForm) => void
  /** Whether something is entered that is not stored. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'host', 'database', 'schema', 'user', 'password', 'confirmPassword'] as const
const { tenant: labels, submit, passwordsDiffer } = xero2sqlMessages

/** Where the figures of one company of a token go (TOKEN-03, TOKEN-06, TOKEN-15). */
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
      <Panel heading="Database credentials">
        <form onSubmit={form.submit} noValidate autoComplete="off">
          <div className={css.form}>
            {error !== null && (
              <Banner tone="danger" onDismiss={onDismissError} dismissLabel="Dismiss">
                {error}
              </Banner>
            )}
            <TenantFields labels={labels} field={form.field} readOnly={busy} />
          </div>
          <div className={css.buttons}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={!isTenantComplete(values)}
              loading={busy}
            >
              {submit}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}

const differing = (name: keyof TenantForm, values: TenantForm): string | null =>
  name === 'confirmPassword' && values.confirmPassword !== '' && !passwordsAgree(values)
    ? passwordsDiffer
    : null

/** Beneath a long list of tokens nobody would see that it has come. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (matchMedia(media.belowWide).matches) place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return place
}
