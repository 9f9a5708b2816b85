import { useEffect, useRef } from 'react'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { RichText } from './RichText.tsx'

export type FailureBannerProps = {
  /** What went wrong, as the server says it: it may contain HTML (requirement SIGNUP-13). */
  message: string
  onDismiss: () => void
  /** Who gets the focus when the banner goes while it has it. */
  focusNext: () => void
}

/** Why a form was not taken. It stands above the form, so it is scrolled to from a button far below. */
export function FailureBanner({ message, onDismiss, focusNext }: FailureBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another occasion
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={place}>
      <PassFocus to={focusNext}>
        <Banner tone="danger" onDismiss={onDismiss} dismissLabel="Dismiss">
          <RichText source={message} />
        </Banner>
      </PassFocus>
    </div>
  )
}
