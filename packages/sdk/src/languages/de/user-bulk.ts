import { formatNumber } from '../../common/language/format.ts'
import type { userBulkMessages } from '../../users/bulk/user-bulk.messages.ts'
import { german, users } from './counted.ts'

export const userBulk: typeof userBulkMessages = {
  actions: {
    role: 'Rolle ändern',
    groups: 'Zu Gruppen hinzufügen',
    connectors: 'Zu Konnektoren hinzufügen',
    lock: 'Sperren',
    'password-link': 'Passwort-Link senden',
  },
  effects: {
    role: (count) =>
      german(count, {
        one: '# Benutzer erhält diese Rolle und wird abgemeldet.',
        other: '# Benutzer erhalten diese Rolle und werden abgemeldet.',
      }),
    groups: (count) =>
      german(count, {
        one: '# Benutzer kommt in die gewählten Sicherheitsgruppen. Die bisherigen Gruppen bleiben.',
        other: '# Benutzer kommen in die gewählten Sicherheitsgruppen. Die bisherigen Gruppen bleiben.',
      }),
    connectors: (count) =>
      german(count, {
        one: '# Benutzer kommt zu den gewählten Konnektoren. Die bisherigen Konnektoren bleiben.',
        other: '# Benutzer kommen zu den gewählten Konnektoren. Die bisherigen Konnektoren bleiben.',
      }),
    lock: (count) =>
      german(count, {
        one: '# Benutzer wird gesperrt, abgemeldet und kann sich erst nach dem Entsperren wieder anmelden.',
        other:
          '# Benutzer werden gesperrt, abgemeldet und können sich erst nach dem Entsperren wieder anmelden.',
      }),
    'password-link': (count) =>
      german(count, {
        one: '# Benutzer erhält einen Link, um ein Passwort zu setzen. Bis dahin gilt das bisherige Passwort.',
        other:
          '# Benutzer erhalten einen Link, um ein Passwort zu setzen. Bis dahin gilt das bisherige Passwort.',
      }),
  },
  nothing: 'Nichts zu tun: Alle ausgewählten Benutzer werden ausgelassen.',
  leftOut: (count, reason) => `${users(count)} ausgelassen: ${reason}`,
  getsConnector: (connector, count) => `${connector}: neu für ${users(count)}`,
  haveConnector: (connector) => `${connector}: Alle haben ihn bereits`,
  reasons: {
    oneself: 'das sind Sie',
    powerful: 'mehr Rechte als Sie',
    elsewhere: 'gehört auch zu einer anderen Organisation',
    closed: 'bereits gesperrt oder archiviert',
    inactive: 'gesperrte oder archivierte Benutzer können sich nicht anmelden',
  },
  result: (done, total) => `Erledigt für ${formatNumber(done)} von ${users(total)}.`,
  finished: {
    role: (count) => `${users(count)} geändert.`,
    groups: (count) => `${users(count)} zu den Gruppen hinzugefügt.`,
    connectors: (count) => `${users(count)} zu den Konnektoren hinzugefügt.`,
    lock: (count) => `${users(count)} gesperrt.`,
    'password-link': (count) => `Ein Link wurde an ${users(count)} gesendet.`,
  },
  undone: (done, total) =>
    done === total
      ? `Rückgängig gemacht für ${users(total)}.`
      : `Rückgängig gemacht für ${formatNumber(done)} von ${users(total)}.`,
  selected: (count) => `${users(count)} ausgewählt`,
  selectAll: 'Alle angezeigten Benutzer auswählen',
  select: (name) => `${name} auswählen`,
}
