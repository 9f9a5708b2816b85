import type { ReconnectOffer as Offer } from '@tributary/domain'
import { readsOf, reconnectMessages, typeTitle } from '@tributary/sdk/connectors'
import { type ReactNode, useEffect, useRef } from 'react'
import { explanation } from '../../account/AccountForm.css.ts'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import * as css from './ReconnectOffer.css.ts'

const words = reconnectMessages.page

export type ReconnectOfferProps = {
  /** The request: the connector, its account, and the administrator who asks. */
  offer: Offer
  /** True while the provider's address is requested or the browser navigates there. */
  busy?: boolean
  /** Why the connector is not reconnected yet. */
  error?: string | null
  /** Called when the person continues to the provider. Mail scanners open links, so opening one must change nothing. */
  onContinue: () => void
}

/** Shows a person without an account which connector they are asked to reconnect, and leads to its provider. */
export function ReconnectOffer({ offer, busy = false, error, onContinue }: ReconnectOfferProps) {
  const provider = typeTitle(offer.type)
  const reads = readsOf(offer.type)
  return (
    <>
      <Stack gap={2}>
        <h1 className={ownElement}>{words.title(provider)}</h1>
        <p className={explanation}>{words.asked(offer.askedBy, offer.companyName)}</p>
      </Stack>
      {error && <Banner tone="danger">{error}</Banner>}
      <dl className={css.facts}>
        <Fact term={words.connector}>{offer.connectorName}</Fact>
        <Fact term={words.account(provider)}>{offer.account}</Fact>
        <Fact term={words.reads}>
          {reads} {words.onlyReads}
        </Fact>
      </dl>
      <Text as="p" color="secondary">
        {words.leave(provider)}
      </Text>
      <Button variant="primary" size="xl" block loading={busy} onClick={onContinue}>
        {words.go(provider)}
      </Button>
      <Text as="p" size="sm" color="secondary" overflowWrap="anywhere">
        {words.stranger(offer.askedBy)}
      </Text>
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <Text as="dt" size="sm" color="secondary" className={css.term}>
      {term}
    </Text>
    <Text as="dd" overflowWrap="anywhere">
      {children}
    </Text>
  </>
)

export type ReconnectDoneProps = {
  /** The name of the administrator who asked; null if it is not known any more. */
  askedBy: string | null
}

/** Shown once the provider has granted access. Nothing is left to do. */
export const ReconnectDone = ({ askedBy }: ReconnectDoneProps) => (
  <Ending heading={words.doneTitle}>{askedBy === null ? words.doneUnknown : words.done(askedBy)}</Ending>
)

/** Shown for every link that cannot be used, so that it reveals nothing about the request. */
export const ReconnectInvalid = () => <Ending heading={words.invalidTitle}>{words.invalid}</Ending>

/** The heading has the focus, because nothing is left to press. */
function Ending({ heading, children }: { heading: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={2} overflowWrap="anywhere" textWrap="pretty">
      <h1 ref={title} tabIndex={-1} className={ownElement}>
        {heading}
      </h1>
      <p>{children}</p>
    </Stack>
  )
}
