import { AuthLayout, FactorForm } from '@tributary/ui'
import { useQueryString } from '../../page/use-address.ts'
import { signInAddress } from './sign-in-address.ts'
import { useConfirmFactor } from './use-confirm-factor.ts'

/** Entry of the code of an authenticator app, or of a recovery code. */
export function ConfirmFactor({ reference }: { reference: string }) {
  const factor = useConfirmFactor(reference)
  const signInHref = signInAddress(useQueryString())
  return (
    <AuthLayout>
      <FactorForm {...factor} signInHref={signInHref} />
    </AuthLayout>
  )
}
