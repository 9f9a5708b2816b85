import { connectorAddError, connectorsAdded } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { authoriseText } from './authorise.messages.ts'

export type AuthoriseBannerProps = {
  connectorType: string
  /** The error from the callback address. */
  error: string | null
  authorised: string | null
  onDismissError: () => void
  onDismissAuthorised: () => void
}

/** The result of an authorisation: connectors, an error, or both. */
export function AuthoriseBanner(props: AuthoriseBannerProps) {
  const { connectorType, error, authorised, onDismissError, onDismissAuthorised } = props
  const added = connectorsAdded(authorised, connectorType)
  const failed = connectorAddError(error, connectorType)
  return (
    <>
      {failed && (
        <Banner tone="danger" onDismiss={onDismissError} dismissLabel={authoriseText.dismiss}>
          {failed}
        </Banner>
      )}
      {added && (
        <Banner tone="success" onDismiss={onDismissAuthorised} dismissLabel={authoriseText.dismiss}>
          {added}
        </Banner>
      )}
    </>
  )
}
