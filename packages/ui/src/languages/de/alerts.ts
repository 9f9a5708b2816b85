import type { UiCatalogues } from '../ui-catalogues.ts'

/** The alert settings of a user, and the channels of an organisation. */
export const alertTexts = {
  'ui.alerts': {
    heading: 'Benachrichtigungen',
    summary:
      'Sie erhalten eine E-Mail, wenn ein Konnektor Sie braucht. Solange Sie kein Ereignis wählen, wird nichts gesendet.',
    loading: 'Benachrichtigungen werden geladen',
    settings: 'Ihre Einstellungen für Benachrichtigungen',
    form: {
      events: 'Benachrichtigen bei',
      connectors: 'Konnektoren',
      mine: 'Mir zugewiesene Konnektoren',
      all: 'Alle Konnektoren, die ich sehen darf',
      pace: 'Wann',
      paces: { immediately: 'Sofort', delayed: 'Wenn das Problem anhält', daily: 'Einmal am Tag' },
      paceMeans: {
        immediately: 'Eine E-Mail, sobald etwas geschieht.',
        delayed: 'Eine E-Mail, wenn das Problem nach einigen Minuten noch besteht.',
        daily: 'Eine E-Mail mit allem seit der letzten. Sie beachtet keine Ruhezeiten.',
      },
      minutes: 'Minuten bis zur Benachrichtigung',
      minutesWrong: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
      dailyAt: 'Uhrzeit der täglichen E-Mail',
      quiet: 'Ruhezeiten',
      quietHelp: 'Benachrichtigungen warten bis zum Ende der Ruhezeit.',
      from: 'Von',
      to: 'Bis',
      timeWrong: 'Geben Sie eine Uhrzeit ein.',
      quietSame: 'Das Ende muss sich vom Anfang unterscheiden.',
      zone: 'Zeitzone',
      save: 'Benachrichtigungen speichern',
    },
    channels: {
      heading: 'Benachrichtigungskanäle',
      summary: 'Kanäle in Slack oder Teams, die die Benachrichtigungen dieser Organisation erhalten.',
      noun: { one: 'Benachrichtigungskanal', many: 'Benachrichtigungskanäle' },
      add: 'Kanal hinzufügen',
      none: 'Es gibt noch keine Benachrichtigungskanäle.',
      noneHelp:
        'Ein Kanal in Slack oder Microsoft Teams erhält eine Nachricht, wenn ein Konnektor Aufmerksamkeit braucht, und eine weitere, wenn er wieder funktioniert.',
      name: 'Name',
      kind: 'Chat-System',
      kinds: { slack: 'Slack', teams: 'Microsoft Teams' },
      address: 'Adresse',
      host: 'Host',
      events: 'Ereignisse',
      state: 'Status',
      actions: 'Aktionen',
      more: (name) => `Weitere Aktionen für ${name}`,
      verbs: { edit: 'Kanal bearbeiten', test: 'Testnachricht senden', delete: 'Löschen' },
      works: 'Keine Fehler',
      fails: 'Schlägt fehl',
      addressHelp: {
        slack:
          'Erstellen Sie in Slack eine App mit einem eingehenden Webhook und kopieren Sie dessen Adresse.',
        teams:
          'Fügen Sie in Teams einen Workflow hinzu, der Webhook-Anfragen in den Kanal schreibt, und kopieren Sie dessen Adresse.',
      },
      addressKept: (host) =>
        `Lassen Sie das Feld leer, um die Adresse bei ${host} zu behalten. Tributary zeigt sie nicht noch einmal.`,
      addressWrong: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
      eventsNeeded: 'Wählen Sie mindestens ein Ereignis.',
      create: 'Hinzufügen',
      deleteTitle: (name) => `${name} löschen?`,
      deleteText: 'Der Kanal erhält keine Benachrichtigungen mehr, auch keine wartenden.',
    },
  },
} satisfies Partial<UiCatalogues>
