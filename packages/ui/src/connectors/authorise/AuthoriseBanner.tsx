import { connectorAddError, connectorsAdded } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'

export type AuthoriseBannerProps = {
  connectorType: string
  /** What the address came back with. */
  error: string | null
  authorised: string | null
  onDismissError: () => void
  onDismissAuthorised: () => void
}

/** What has become of a way to a provider: connectors, an error, or both (connectors spec 8, ERR-18 to ERR-20). */
export function AuthoriseBanner(props: AuthoriseBannerProps) {
  const { connectorType, error, authorised, onDismissError, onDismissAuthorised } = props
  const added = connectorsAdded(authorised, connectorType)
  const failed = connectorAddError(error, connectorType)
  return (
    <>
      {failed && (
        <Banner tone="danger" onDismiss={onDismissError} dismissLabel="Dismiss">
          {failed}
        </Banner>
      )}
      {added && (
        <Banner tone="success" onDismiss={onDismissAuthorised} dismissLabel="Dismiss">
          {added}
        </Banner>
      )}
    </>
  )
}
