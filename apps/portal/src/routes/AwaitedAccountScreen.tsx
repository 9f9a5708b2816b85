import { AuthLayout, Link } from '@tributary/ui'
import { useDocumentTitle } from './use-document-title.ts'

/** An address of account life whose screen is not built yet: its title, the truth, and the way back. */
export function AwaitedAccountScreen({ title }: { title: string }) {
  useDocumentTitle(title)
  return (
    <AuthLayout>
      <h1>{title}</h1>
      <p>This screen is not available yet. Please ask your administrator.</p>
      <p>
        <Link href="/signin">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}
