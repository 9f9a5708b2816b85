import { formatNumber } from '../../common/language/format.ts'
import type { bulkMessages } from '../../connectors/bulk/bulk.messages.ts'
import { connectors, german } from './counted.ts'

export const bulk: typeof bulkMessages = {
  actions: {
    refresh: 'Aktualisieren',
    cancel: 'Aktualisierung abbrechen',
    pause: 'Zeitplan pausieren',
    resume: 'Zeitplan fortsetzen',
    schedule: 'Zeitplan ändern',
    people: 'Personen hinzufügen',
    disconnect: 'Trennen',
  },
  effects: {
    refresh: (count) =>
      german(count, { one: '# Konnektor wird aktualisiert.', other: '# Konnektoren werden aktualisiert.' }),
    cancel: (count) =>
      german(count, {
        one: '# Aktualisierung wird abgebrochen. Bereits gespeicherte Daten bleiben erhalten.',
        other: '# Aktualisierungen werden abgebrochen. Bereits gespeicherte Daten bleiben erhalten.',
      }),
    pause: (count) =>
      german(count, {
        one: '# Konnektor aktualisiert sich nicht mehr selbst, bis sein Zeitplan fortgesetzt wird.',
        other: '# Konnektoren aktualisieren sich nicht mehr selbst, bis ihre Zeitpläne fortgesetzt werden.',
      }),
    resume: (count) =>
      german(count, {
        one: '# Konnektor aktualisiert sich wieder nach seinem Zeitplan. Verpasste Zeiten werden nicht nachgeholt.',
        other:
          '# Konnektoren aktualisieren sich wieder nach ihren Zeitplänen. Verpasste Zeiten werden nicht nachgeholt.',
      }),
    schedule: (count) =>
      german(count, {
        one: '# Konnektor erhält diesen Zeitplan anstelle seines bisherigen.',
        other: '# Konnektoren erhalten diesen Zeitplan anstelle ihrer bisherigen.',
      }),
    people: (count) =>
      german(count, {
        one: 'Die gewählten Personen sehen zusätzlich # Konnektor. Die bisherigen Personen bleiben.',
        other: 'Die gewählten Personen sehen zusätzlich # Konnektoren. Die bisherigen Personen bleiben.',
      }),
    disconnect: (count) =>
      german(count, {
        one: '# Konnektor aktualisiert sich nicht mehr. Sie können ihn unter Verwalten wieder verbinden.',
        other:
          '# Konnektoren aktualisieren sich nicht mehr. Sie können jeden von ihnen unter Verwalten wieder verbinden.',
      }),
  },
  nothing: 'Nichts zu tun: Alle ausgewählten Konnektoren werden ausgelassen.',
  leftOut: (count, reason) => `${connectors(count)} ausgelassen: ${reason}`,
  reasons: {
    off: 'getrennt oder gelöscht',
    refreshing: 'wird bereits aktualisiert',
    'not-authorised': 'noch nicht autorisiert',
    broken: 'kann erst nach einer Korrektur aktualisiert werden',
    priced: 'die erste Aktualisierung kostet Geld, die Karte nennt den Preis',
    idle: 'keine Aktualisierung läuft',
    unscheduled: 'ohne Zeitplan',
    paused: 'Zeitplan bereits pausiert',
    running: 'Zeitplan nicht pausiert',
    'not-allowed': 'für Ihre Rolle nicht erlaubt',
  },
  progress: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
  result: (done, total) => `Für ${formatNumber(done)} von ${connectors(total)} erledigt.`,
  finished: {
    refresh: (count) =>
      german(count, { one: '# Aktualisierung hat begonnen.', other: '# Aktualisierungen haben begonnen.' }),
    cancel: (count) =>
      german(count, {
        one: '# Aktualisierung wurde abgebrochen.',
        other: '# Aktualisierungen wurden abgebrochen.',
      }),
    pause: (count) => german(count, { one: '# Zeitplan ist pausiert.', other: '# Zeitpläne sind pausiert.' }),
    resume: (count) =>
      german(count, { one: '# Zeitplan läuft wieder.', other: '# Zeitpläne laufen wieder.' }),
    schedule: (count) =>
      german(count, { one: '# Zeitplan ist geändert.', other: '# Zeitpläne sind geändert.' }),
    people: (count) =>
      german(count, {
        one: 'Die Personen sehen jetzt # weiteren Konnektor.',
        other: 'Die Personen sehen jetzt # weitere Konnektoren.',
      }),
    disconnect: (count) => `${connectors(count)} getrennt.`,
  },
  failed: (count) => `${formatNumber(count)} fehlgeschlagen.`,
  waiting: (count) => `${formatNumber(count)} nicht begonnen.`,
  selected: (count) => german(count, { one: '# Konnektor ausgewählt', other: '# Konnektoren ausgewählt' }),
  continue: 'Fortsetzen',
}
