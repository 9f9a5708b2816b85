import { formatNumber } from '../../common/language/format.ts'
import { joined } from '../../common/text/joined.ts'
import type { glanceMessages } from '../../connectors/glance/glance.messages.ts'
import { connectors, days, german, rows } from './counted.ts'

export const glance: typeof glanceMessages = {
  links: {
    connected: 'Verbunden',
    refused: 'Abgelehnt',
    'not-authorised': 'Noch nicht autorisiert',
    off: 'Getrennt',
    deleted: 'Gelöscht',
  },
  freshness: {
    fresh: (age) => `Aktuell, ${age}`,
    stale: (age) => `Veraltet, ${age}`,
    never: 'Nie geladen',
  },
  ages: {
    minutes: (count) => `${formatNumber(count)} Min.`,
    hours: (count) => `${formatNumber(count)} Std.`,
    days,
  },
  facts: (link, freshness) => `${link}. ${freshness}.`,
  states: {
    error: 'Fehler',
    refused: 'Abgelehnt',
    'not-authorised': 'Noch nicht autorisiert',
    stuck: 'Dauert länger',
    incomplete: 'Tabellen ausgelassen',
    refreshing: 'Wird aktualisiert',
    stale: 'Veraltet',
    never: 'Nie geladen',
    ok: 'Aktuell',
    off: 'Getrennt',
  },
  runs: {
    none: 'Noch keine Aktualisierungen',
    noRun: 'Keine Aktualisierung',
    mark: (parts) => joined(parts),
    rows,
  },
  rows: {
    change: (rows, change) => `${rows}, ${change}`,
    percent: (change) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))} %`,
    same: 'etwa gleich',
    sentence: (count, words) =>
      german(count, {
        one: () => `Zeilen der letzten Aktualisierung: ${words}.`,
        other: (number) => `Zeilen der letzten ${number} Aktualisierungen: jetzt ${words}.`,
      }),
    fewer: (now, usual) =>
      `Weniger Zeilen als üblich: ${formatNumber(now)} statt etwa ${formatNumber(usual)}.`,
  },
  failures: {
    since: (time) => `Schlägt seit ${time} fehl.`,
    sinceAtLeast: (time) => `Schlägt spätestens seit ${time} fehl.`,
    share: (failed, of) =>
      of === 1
        ? 'Die einzige Aktualisierung ist fehlgeschlagen.'
        : `${failed} der letzten ${of} Aktualisierungen ${failed === 1 ? 'ist' : 'sind'} fehlgeschlagen.`,
    kept: (time) => `Die Daten von ${time} sind noch vorhanden.`,
    noData: 'Es wurden noch keine Daten geladen.',
    partly: (rows) => `Vor dem Fehler gespeichert: ${rows}.`,
  },
  heatMap: {
    cell: (title, words) => `${title}: ${words}`,
    longest: (duration) => `höchstens ${duration}`,
    next: (time) => `nächste Aktualisierung um ${time}`,
    clash: 'mit anderen in denselben 5 Minuten geplant',
    percent: (share) => `${formatNumber(share)} %`,
  },
  actions: {
    refresh: 'Aktualisieren',
    retry: 'Wiederholen',
    reconnect: 'Neu verbinden',
    fix: 'Beheben',
    cancel: 'Abbrechen',
    authorise: 'Autorisieren',
  },
  summary: {
    connectors,
    failing: (count) => `${formatNumber(count)} fehlerhaft`,
    oldest: (age) => `älteste ${age}`,
  },
  actionsOf: {
    refresh: (name) => `${name} aktualisieren`,
    retry: (name) => `${name} wiederholen`,
    reconnect: (name) => `${name} neu verbinden`,
    authorise: (name) => `${name} autorisieren`,
    fix: (name) => `${name} beheben`,
    cancel: (name) => `Aktualisierung von ${name} abbrechen`,
    edit: (name) => `${name} bearbeiten`,
    history: (name) => `Verlauf von ${name} anzeigen`,
  },
}
