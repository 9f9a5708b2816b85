import { type AlertSettings, noAlerts } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import {
  type AlertForm,
  alertFieldError,
  alertFields,
  alertFormOf,
  alertSettingsOf,
  shownFields,
} from './alert-form.ts'

const stored: AlertSettings = {
  ...noAlerts,
  events: ['refresh.failed'],
  pace: 'delayed',
  quiet: { from: '21:00', to: '06:00' },
  zone: 'Pacific/Auckland',
}
const formOf = (changes: Partial<AlertForm> = {}, settings = stored) => ({
  ...alertFormOf(settings, 'Europe/Copenhagen'),
  ...changes,
})
const save = (changes: Partial<AlertForm>) => alertSettingsOf(formOf(changes), stored)
const errors = (changes: Partial<AlertForm>) =>
  alertFields.filter((field) => alertFieldError(field, formOf(changes)) !== null)

describe('the form of alerts', () => {
  it.each([noAlerts, stored, { ...stored, pace: 'daily' as const, quiet: null }])(
    'returns the settings that it was opened with',
    (settings) => {
      expect(alertSettingsOf(alertFormOf(settings, settings.zone), settings)).toEqual(settings)
    },
  )

  it('suggests the time zone of the browser until one was chosen', () => {
    expect(formOf({}, noAlerts).zone).toBe('Europe/Copenhagen')
    expect(formOf().zone).toBe('Pacific/Auckland')
    expect(formOf({}, { ...stored, zone: 'UTC' }).zone).toBe('UTC')
  })

  it('shows only fields that have an effect', () => {
    const shown = (changes: Partial<AlertForm>) =>
      Object.entries(shownFields(formOf(changes))).flatMap(([name, is]) => (is ? [name] : []))
    expect(shown({ 'refresh.failed': false })).toEqual([])
    expect(shown({ pace: 'immediately', quiet: false })).toEqual(['on', 'quiet'])
    expect(shown({})).toEqual(['on', 'quiet', 'hours', 'minutes', 'zone'])
    expect(shown({ pace: 'daily' })).toEqual(['on', 'dailyAt', 'zone'])
  })

  it('keeps the stored values of fields that are not on screen', () => {
    const wrong = { minutes: '', from: '', dailyAt: '' }
    expect(save({ ...wrong, 'refresh.failed': false })).toEqual({ ...stored, events: [] })
    expect(save({ minutes: '', from: '', pace: 'daily' })).toEqual({ ...stored, pace: 'daily' })
    expect(save({ quiet: false }).quiet).toBeNull()
  })

  it('requires whole minutes within the limit', () => {
    for (const minutes of ['1', '1440']) expect(errors({ minutes })).toEqual([])
    for (const minutes of ['', '0', '1.5', '-3', '1441', 'x'])
      expect(errors({ minutes })).toEqual(['minutes'])
    expect(save({ minutes: '90' }).delayMinutes).toBe(90)
  })

  it('requires times, and quiet hours of some length', () => {
    expect(errors({ pace: 'daily', dailyAt: '' })).toEqual(['dailyAt'])
    expect(errors({ from: '', to: '' })).toEqual(['from', 'to'])
    expect(errors({ from: '07:00', to: '07:00' })).toEqual(['to'])
    expect(errors({ from: '', to: '', pace: 'daily' })).toEqual([])
  })
})
