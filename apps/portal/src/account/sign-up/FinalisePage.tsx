import { accountMessages } from '@tributary/sdk/account'
import {
  AuthLayout,
  FinaliseFailed,
  FinaliseForm,
  FinaliseJoin,
  FinaliseLoading,
  FinaliseNotice,
} from '@tributary/ui'
import { useEffect, useRef } from 'react'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useFinalise } from './use-finalise.ts'

/** Shows the next step of an external sign-up, or what it is waiting for. */
export function FinalisePage() {
  const finalise = useFinalise()
  useDocumentTitle(accountMessages.finalise.title)
  useFocusOnChange(finalise.view)
  // Each view has its own key: screen readers do not announce a heading element that stays.
  return (
    <AuthLayout>
      <View key={finalise.view} {...finalise} />
    </AuthLayout>
  )
}

function View({ view, ...finalise }: ReturnType<typeof useFinalise>) {
  const sending = {
    busy: finalise.busy,
    failure: finalise.failure,
    onDismissFailure: finalise.dismissFailure,
    captcha: finalise.captchaBox && <div ref={finalise.captchaBox} />,
  }
  switch (view) {
    case 'loading':
    case 'finalised':
      return <FinaliseLoading />
    case 'failed':
      return (
        <FinaliseFailed
          message={finalise.failure}
          onDismiss={finalise.dismissFailure}
          onRetry={finalise.retry}
        />
      )
    case 'join-organisation':
      return <FinaliseJoin {...sending} provider={finalise.provider} onAnswer={finalise.join} />
    case 'link-account':
      return (
        <FinaliseForm
          {...sending}
          view={view}
          emailAddress={finalise.emailAddress}
          onSubmit={finalise.link}
        />
      )
    case 'organisation':
      return <FinaliseForm {...sending} view={view} onSubmit={finalise.found} />
    default:
      return <FinaliseNotice view={view} />
  }
}

/** Focuses the heading of every view but the first. */
function useFocusOnChange(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) focusHeading()
    shown.current = view
  }, [view])
}
