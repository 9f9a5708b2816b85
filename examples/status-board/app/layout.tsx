import '@tributary/ui/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Status board' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
