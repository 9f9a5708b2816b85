import { formatNumber } from '../../common/language/format.ts'
import type { glanceMessages } from '../../connectors/glance/glance.messages.ts'
import { counted } from './counted.ts'

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
    days: (count) => counted(count, 'Tag', 'Tage'),
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
  actions: {
    refresh: 'Aktualisieren',
    retry: 'Wiederholen',
    reconnect: 'Neu verbinden',
    fix: 'Beheben',
    cancel: 'Abbrechen',
    authorise: 'Autorisieren',
  },
}
