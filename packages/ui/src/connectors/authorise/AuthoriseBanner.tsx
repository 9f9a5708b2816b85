import { connectorAddError, connectorsAdded } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { authoriseText } from './authorise.messages.ts'

export type AuthoriseBannerProps = {
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** The error from the callback address. */
  error: string | null
  /** How many accounts the callback reported as authorised, as text. Null without a callback. */
  authorised: string | null
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** Called when the user closes the success message. */
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
