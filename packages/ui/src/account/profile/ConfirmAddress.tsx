import { accountMessages } from '@tributary/sdk/account'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { explanation } from '../AccountForm.css.ts'
import { Outcome } from '../Outcome.tsx'

const { confirmAddress: words, resetRequest } = accountMessages

export type ConfirmAddressProps = {
  /** The masked address that the link confirms. */
  address: string
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Why it was not confirmed. */
  error?: string | null
  /** Called when the user confirms the new address. */
  onConfirm: () => void
}

/** Confirms an address by a button press. Mail scanners open links, so opening one must change nothing. */
export const ConfirmAddress = ({ address, busy = false, error, onConfirm }: ConfirmAddressProps) => (
  <>
    <div>
      <h1 className={ownElement}>{words.heading}</h1>
      <p className={explanation}>{words.question(address)}</p>
      <p className={explanation}>{words.means}</p>
    </div>
    {error && <Banner tone="danger">{error}</Banner>}
    <Button variant="primary" size="xl" block loading={busy} onClick={onConfirm}>
      {words.submit}
    </Button>
  </>
)

export type ConfirmAddressOutcomeProps = {
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Shown once the address is confirmed. */
export const ConfirmAddressDone = ({ signInHref = '/signin' }: ConfirmAddressOutcomeProps) => (
  <Outcome heading={words.done} link={{ href: signInHref, label: resetRequest.backToSignIn }}>
    <p>{words.doneMeans}</p>
  </Outcome>
)

/** Shown when the link cannot be used. */
export const ConfirmAddressInvalid = ({ signInHref = '/signin' }: ConfirmAddressOutcomeProps) => (
  <Outcome heading={words.invalid} link={{ href: signInHref, label: resetRequest.backToSignIn }}>
    <p>{words.invalidMeans}</p>
  </Outcome>
)
