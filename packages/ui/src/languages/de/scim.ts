import { formatNumber } from '@tributary/sdk/common'
import type { UiCatalogues } from '../ui-catalogues.ts'

/** Bereitstellung mit SCIM: Adresse, Token und was das Verzeichnis getan hat. */
export const scimTexts = {
  'ui.scim': {
    heading: 'Bereitstellung (SCIM)',
    summary: 'Das Verzeichnis Ihrer Firma fügt Benutzer und Gruppen hinzu, ändert und entfernt sie.',
    address: 'Adresse von SCIM',
    addressHelp: 'In Entra ID die Mandanten-URL, in Okta die SCIM 2.0 Base URL.',
    active: 'Anfragen des Verzeichnisses annehmen',
    activeHelp:
      'Solange dies aus ist, wird jede Anfrage abgelehnt. Benutzer und Gruppen bleiben, wie sie sind.',
    turningOff: {
      title: 'SCIM ausschalten?',
      text: 'Ab der nächsten Anfrage wird das Verzeichnis abgelehnt. Wer Ihre Firma verlässt, behält hier den Zugriff, bis Sie das Konto sperren.',
      action: 'Ausschalten',
    },
    lastRequest: 'Letzte Anfrage',
    never: 'Das Verzeichnis hat noch keine Anfrage gesendet.',
    outcomes: { accepted: 'Angenommen', refused: 'Abgelehnt', failed: 'Fehlgeschlagen' },
    actions: {
      'read user': 'Benutzer lesen',
      'create user': 'Benutzer hinzufügen',
      'change user': 'Benutzer ändern',
      'delete user': 'Benutzer entfernen',
      'read group': 'Gruppen lesen',
      'create group': 'Gruppe hinzufügen',
      'change group': 'Gruppe ändern',
      'delete group': 'Gruppe entfernen',
      'read service': 'Beschreibung des Servers lesen',
      'create service': 'Unbekannte Anfrage',
      'change service': 'Unbekannte Anfrage',
      'delete service': 'Unbekannte Anfrage',
    },
    managed: 'Vom Verzeichnis verwaltet',
    users: (count) => `${formatNumber(count)} Benutzer`,
    groups: (count) => (count === 1 ? '1 Gruppe' : `${formatNumber(count)} Gruppen`),
    tokens: 'Token',
    noTokens:
      'Es gibt kein Token. Erstellen Sie eines, und tragen Sie es mit der Adresse im Verzeichnis ein.',
    create: 'Token erstellen',
    replace: 'Ersetzen',
    replaceNamed: (hint) => `Das Token ersetzen, das auf ${hint} endet`,
    form: {
      title: 'Token für SCIM erstellen',
      titleReplacing: 'Token ersetzen',
      replacing: 'Das bisherige Token gilt sofort nicht mehr. Tragen Sie das neue im Verzeichnis ein.',
      action: 'Erstellen',
    },
    secret: {
      title: 'Token für SCIM',
      once: 'Kopieren Sie das Token jetzt. Es wird nicht noch einmal gezeigt.',
      label: 'Token',
      help: 'In Entra ID das geheime Token, in Okta das OAuth Bearer Token.',
      done: 'Fertig',
    },
    failures: 'Fehlgeschlagene Anfragen',
    failuresSummary: 'Die letzten 20, die neueste zuerst.',
    noFailures: 'Keine Anfrage ist fehlgeschlagen.',
    times: (count) => `${formatNumber(count)}-mal`,
    mappings: 'Gruppen',
    mappingsSummary: 'Jede Gruppe des Verzeichnisses füllt die Sicherheitsgruppe mit demselben Namen.',
    noMappings: 'Das Verzeichnis hat keine Gruppen gesendet.',
    columns: {
      group: 'Sicherheitsgruppe',
      externalId: 'ID im Verzeichnis',
      members: 'Mitglieder',
      origin: 'Angelegt von',
    },
    origins: { directory: 'Verzeichnis', portal: 'Administrator' },
    more: (count) => `${formatNumber(count)} weitere Gruppen werden nicht gezeigt.`,
  },
} satisfies Partial<UiCatalogues>
