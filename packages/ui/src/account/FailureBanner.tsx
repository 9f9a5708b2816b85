import { useEffect, useRef } from 'react'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { accountText } from './account.messages.ts'
import { RichText } from './RichText.tsx'

export type FailureBannerProps = {
  /** The server's message, which may contain HTML. */
  message: string
  onDismiss: () => void
  /** Moves the focus when the banner is dismissed while it has the focus. */
  focusNext: () => void
}

/** The reason why a form was refused. It scrolls into view, because the button may be far below. */
export function FailureBanner({ message, onDismiss, focusNext }: FailureBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another occasion
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={place}>
      <PassFocus to={focusNext}>
        <Banner tone="danger" onDismiss={onDismiss} dismissLabel={accountText.dismiss}>
          <RichText source={message} />
        </Banner>
      </PassFocus>
    </div>
  )
}
