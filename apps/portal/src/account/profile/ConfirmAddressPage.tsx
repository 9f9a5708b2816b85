import { accountMessages } from '@tributary/sdk/account'
import {
  AuthLayout,
  ConfirmAddress,
  ConfirmAddressDone,
  ConfirmAddressInvalid,
  LoadError,
  Spinner,
} from '@tributary/ui'
import type { PageProps } from '../../page/page-props.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { profileText } from './profile.messages.ts'
import { useConfirmAddress } from './use-confirm-address.ts'

/** Confirms an email address with the link of a mail, signed in or not. */
export function ConfirmAddressPage({ params }: PageProps) {
  useDocumentTitle(accountMessages.confirmAddress.heading)
  return (
    <AuthLayout>
      <Content parameter={params.confirmAddressToken} />
    </AuthLayout>
  )
}

function Content({ parameter }: { parameter: string | undefined }) {
  const { link, done, check, busy, error, confirm } = useConfirmAddress(parameter)
  if (done) return <ConfirmAddressDone />
  if (link.state === 'invalid') return <ConfirmAddressInvalid />
  if (link.state === 'valid')
    return (
      <ConfirmAddress address={link.response.emailAddress} busy={busy} error={error} onConfirm={confirm} />
    )
  return (
    <>
      <h1>{accountMessages.confirmAddress.heading}</h1>
      {link.state === 'checking' && <Spinner label={profileText.checkingYourLink} />}
      {link.state === 'unknown' && <LoadError message={link.message} onRetry={check} />}
    </>
  )
}
