import '@tributary/ui/reset.css'
import '@tributary/ui/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Tributary in Next' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
