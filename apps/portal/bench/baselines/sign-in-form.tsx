import '@tributary/ui/reset.css'
import '@tributary/ui/styles.css'
import '../../src/fonts.css'
import { AuthLayout, SignInForm } from '@tributary/ui'
import { useState } from 'react'

/** The form of sign-in without the portal around it: no routes, no session, no calls. */
export function BareSignIn() {
  const [values, setValues] = useState({ username: '', password: '' })
  return (
    <AuthLayout>
      <SignInForm
        greeting={{ kind: 'stranger' }}
        values={values}
        onChange={setValues}
        onSubmit={() => undefined}
        error={null}
        onDismissError={() => undefined}
      />
    </AuthLayout>
  )
}
