import type { BannerText } from '@tributary/sdk/excel'
import { Banner } from '../../primitives/Banner/Banner.tsx'

export type ErrorListProps = BannerText & {
  onDismiss?: () => void
  /** Stays under the top bar while the page scrolls: for what concerns the whole page. */
  sticky?: boolean
}

/**
 * What went wrong, in a banner that can be dismissed: several messages under their heading, a single one as it is
 * (requirements ERR-21 to ERR-23, AREA-19). Other messages are announced anew.
 */
export function ErrorList({ heading, messages, onDismiss, sticky = false }: ErrorListProps) {
  if (messages.length === 0) return null
  return (
    <Banner
      key={messages.join('\n')}
      tone="danger"
      sticky={sticky}
      {...(onDismiss && { onDismiss, dismissLabel: 'Dismiss' })}
    >
      <ErrorMessages heading={heading} messages={messages} />
    </Banner>
  )
}

/** The same words for a place that has a banner already, such as the error of a `FormDialog`. */
export function ErrorMessages({ heading, messages }: BannerText) {
  const [only] = messages
  if (heading === null && messages.length === 1) return <p>{only}</p>
  return (
    <>
      {heading !== null && (
        <p>
          <strong>{heading}</strong>
        </p>
      )}
      <ul>
        {/* Two may say the same. */}
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew when its messages change
          <li key={place}>{message}</li>
        ))}
      </ul>
    </>
  )
}
