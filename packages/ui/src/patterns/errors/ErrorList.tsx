import type { BannerText } from '@tributary/sdk/excel'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { sentence } from '../../theme/text.css.ts'
import { errorsText } from './errors.messages.ts'

export type ErrorListProps = BannerText & {
  /** Called when the user closes the errors. Without it, the errors cannot be closed. */
  onDismiss?: () => void
  /** Stays below the top bar while the page scrolls. For errors of the whole page. */
  sticky?: boolean
}

/**
 * Errors in a banner that can be dismissed: several under their heading, a single one without a list. Changed
 * messages are announced again.
 */
export function ErrorList({ heading, messages, onDismiss, sticky = false }: ErrorListProps) {
  if (messages.length === 0) return null
  return (
    <Banner
      key={messages.join('\n')}
      tone="danger"
      sticky={sticky}
      {...(onDismiss && { onDismiss, dismissLabel: errorsText.dismiss })}
    >
      <ErrorMessages heading={heading} messages={messages} />
    </Banner>
  )
}

/** The same content for a place that already is a banner, such as the error of a `FormDialog`. */
export function ErrorMessages({ heading, messages }: BannerText) {
  const [only] = messages
  if (heading === null && messages.length === 1) return <p className={sentence}>{only}</p>
  return (
    <>
      {heading !== null && (
        <p className={sentence}>
          <strong>{heading}</strong>
        </p>
      )}
      <ul>
        {/* Two messages can be equal. */}
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered again when its messages change
          <li key={place} className={sentence}>
            {message}
          </li>
        ))}
      </ul>
    </>
  )
}
