import { type AlertEvent, type AlertSettings, alertEvents } from '@tributary/domain'
import { type Ref, useLayoutEffect, useMemo } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { useForm } from '../patterns/form/use-form.ts'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ChoiceGroup } from '../webhooks/ChoiceGroup.tsx'
import { eventName } from '../webhooks/webhook-state.ts'
import { AlertDetails } from './AlertDetails.tsx'
import { alertFieldError, alertFields, alertFormOf, alertSettingsOf, shownFields } from './alert-form.ts'
import { alertsText } from './alerts.messages.ts'

export type AlertSettingsPanelProps = {
  /** The stored settings. */
  settings: AlertSettings
  /** The events to choose from. The default is all. */
  events?: readonly AlertEvent[]
  /** The time zone of the browser, for a user who has not chosen one. */
  browserZone: string
  /** True while the settings are being saved. */
  busy?: boolean
  /** Why they could not be saved. The input is kept. */
  error?: string | null
  /** Receives the focus when a link leads to the panel. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Called with valid settings. */
  onSave: (settings: AlertSettings) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const words = alertsText.form

/** The alerts that a user gets by mail, and when. */
export function AlertSettingsPanel(props: AlertSettingsPanelProps) {
  const { settings, events = alertEvents, browserZone, busy = false, error, headingRef, onDirty } = props
  const stored = useMemo(() => alertFormOf(settings, browserZone), [settings, browserZone])
  const form = useForm({
    initial: stored,
    current: stored,
    fields: alertFields,
    errorOf: alertFieldError,
    busy,
    onSubmit: (values) => props.onSave(alertSettingsOf(values, settings)),
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <Panel heading={alertsText.heading} summary={alertsText.summary} {...(headingRef && { headingRef })}>
      <form className={padded} onSubmit={form.submit} noValidate>
        <Stack gap={5}>
          {error && <Banner tone="danger">{error}</Banner>}
          <ChoiceGroup
            legend={words.events}
            options={events.map((value) => ({ value, label: eventName(value) }))}
            value={events.filter((event) => form.values[event])}
            onChange={(chosen) => {
              for (const event of events) form.field(event).onChange(chosen.includes(event))
            }}
          />
          {shownFields(form.values).on && <AlertDetails form={form} busy={busy} />}
          <Inline justifyContent="end">
            <Button type="submit" size="lg" variant="primary" loading={busy}>
              {words.save}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  )
}
