import { typeNameOf } from '@tributary/domain'
import { type FailureRemedy, type FixCase, manageActions, mayRefresh } from '@tributary/sdk/connectors'
import { RotateCw } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { fixText } from './fix.messages.ts'
import type { FixSheetProps } from './fix-sheet-props.ts'

type FixFooterProps = FixSheetProps & {
  found: FixCase | null
  form: string
  now: Date
  busy: boolean
}

/** "Close", and the one button of the remedy. */
export function FixFooter(props: FixFooterProps) {
  const { found, busy, onClose } = props
  return (
    <>
      <Button size="lg" disabled={busy} onClick={onClose}>
        {fixText.close}
      </Button>
      {found?.state === 'broken' && <Remedy {...props} remedy={found.remedy} />}
      {found?.state === 'stuck' && <Retry {...props} label={fixText.retry} variant="primary" />}
      {found?.state === 'off' && mayReconnect(props) && <Reconnect {...props} />}
    </>
  )
}

function Remedy({ remedy, ...props }: FixFooterProps & { remedy: FailureRemedy }) {
  switch (remedy.kind) {
    case 'fields':
      return (
        <Button type="submit" form={props.form} size="lg" variant="primary" loading={props.busy}>
          {fixText.submit}
        </Button>
      )
    case 'reconnect':
      return <Reconnect {...props} />
    case 'credentials':
      return (
        <>
          <Retry {...props} label={fixText.retry} variant="secondary" />
          <ButtonLink size="lg" variant="primary" href={props.credentialsHref}>
            {fixText.checkCredentials}
          </ButtonLink>
        </>
      )
    case 'wait':
      return remedy.until && <Retry {...props} label={fixText.retryNow} variant="secondary" />
    case 'retry':
    case 'elsewhere':
      return <Retry {...props} label={fixText.retry} variant="primary" />
  }
}

const mayReconnect = ({ subject, viewer }: FixFooterProps): boolean =>
  subject !== null && manageActions(subject.connector, typeNameOf(subject.type), viewer).includes('reconnect')

const Reconnect = ({ busy, onReconnect }: FixFooterProps) => (
  <Button size="lg" variant="primary" loading={busy} onClick={onReconnect}>
    {fixText.reconnect}
  </Button>
)

type RetryProps = FixFooterProps & { label: string; variant: 'primary' | 'secondary' }

function Retry({ subject, now, busy, label, variant, onRetry }: RetryProps) {
  if (!subject || !mayRefresh(subject.connector.log, now)) return null
  return (
    <Button writes size="lg" icon={RotateCw} variant={variant} loading={busy} onClick={onRetry}>
      {label}
    </Button>
  )
}
