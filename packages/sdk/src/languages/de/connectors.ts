import { formatList, formatNumber } from '../../common/language/format.ts'
import { joined } from '../../common/text/joined.ts'
import type { authoriseMessages } from '../../connectors/authorise.messages.ts'
import type { connectorsMessages } from '../../connectors/connectors.messages.ts'
import type { editorMessages } from '../../connectors/editor/editor.messages.ts'
import type { scheduleMessages, scheduleText } from '../../connectors/editor/schedule.messages.ts'
import type { insightsMessages } from '../../connectors/insights.messages.ts'
import { typeTitle } from '../../connectors/kinds/kind-text.ts'
import type { manageMessages } from '../../connectors/manage.messages.ts'
import type { runsMessages } from '../../connectors/runs/runs.messages.ts'
import * as counted from './counted.ts'
import { german } from './counted.ts'
import { database } from './session.ts'

/** An amount of money with the decimal comma of German. */
const amount = (dollars: string) => dollars.replace('.', ',')

export const connectors: typeof connectorsMessages = {
  states: {
    'never-started': 'Noch nicht aktualisiert.',
    refreshing: 'Wird aktualisiert...',
    completed: 'Der Konnektor ist aktuell.',
    incomplete: 'Aktuell, bis auf einige Tabellen.',
    error: 'Es ist ein Fehler aufgetreten.',
    cancelled: 'Abgebrochen.',
    'taking-longer': 'Dauert länger als erwartet.',
    forbidden: 'Dieser Konnektor wurde möglicherweise getrennt.',
    'not-authorised': 'Noch nicht autorisiert.',
    disconnected: 'Getrennt',
    deleted: 'Gelöscht',
  },
  refreshButtons: {
    Refresh: 'Aktualisieren',
    Incremental: 'Inkrementell',
    Retry: 'Wiederholen',
    Full: 'Vollständig',
  },
  cancelledDetail: 'Abgebrochen. Zuvor gespeicherte Daten bleiben erhalten.',
  takingLongerHint: 'Dieser Konnektor scheint länger als erwartet zu brauchen.',
  reconnectHint: 'Versuchen Sie es erneut, oder autorisieren Sie ihn unter „Verwalten“ neu.',
  disconnectedPointer:
    'Dieser Konnektor ist getrennt. Um ihn wieder zu verbinden, öffnen Sie die Registerkarte „Verwalten“.',
  askToAuthorise: 'Bitten Sie Ihren Administrator, diesen Konnektor zu autorisieren.',
  schedule: {
    next: 'Nächste Aktualisierung',
    nextShort: 'Nächste:',
    notWhileOff: 'Keine Aktualisierung, solange er getrennt ist.',
  },
  refreshRequested: 'Aktualisierung im Portal angefordert',
  fullRefreshRequested: 'Vollständige Aktualisierung im Portal angefordert',
  firstRefresh: {
    title: (name) => `Alles von ${name} lesen?`,
    price: (type, { requests, dollarsEach, dollars }) =>
      `${type} berechnet ${amount(dollarsEach)} USD je Anfrage. Die erste Aktualisierung stellt etwa ${counted.requests(requests)} und kostet etwa ${amount(dollars)} USD. Ein großes Konto braucht mehr.`,
    action: 'Aktualisierung starten',
  },
  fullRefresh: {
    title: (name) => `Alles von ${name} noch einmal lesen?`,
    price: (type, { requests, dollarsEach, dollars }) =>
      `${type} berechnet ${amount(dollarsEach)} USD je Anfrage. Diese vollständige Aktualisierung stellt etwa ${counted.requests(requests)} und kostet etwa ${amount(dollars)} USD. Ein großes Konto braucht mehr.`,
    action: 'Vollständige Aktualisierung starten',
  },
  refreshDetailTitle: 'Details der Aktualisierung',
  more: 'mehr',
  nothingToDo: 'Hier ist noch nichts zu tun.',
  tryAdding: 'Möchten Sie einen Konnektor hinzufügen?',
  askAdministrator:
    'Bitten Sie Ihren Administrator um die Berechtigung, die Konnektoren Ihrer Organisation zu sehen.',
  nothingShared: 'Noch nichts für Sie freigegeben',
  noConnectorsYet: 'Ihre Organisation hat noch keine Konnektoren.',
  notInList: 'Mein System ist nicht in der Liste',
  notInListHint:
    'Beschreiben Sie eine beliebige REST-API mit einem Manifest, und lesen Sie sie wie die anderen.',
  sourceMissing:
    'Die eigene Quelle dieses Konnektors gibt es nicht mehr, daher lassen sich seine Einstellungen nicht anzeigen.',
  noOtherConnectors: 'Es sind keine weiteren Konnektoren verfügbar.',
  addErrors: {
    unauthorised: (type) => `Das Hinzufügen des Konnektors ${type} wurde abgebrochen oder war nicht erlaubt.`,
    notPermitted: (type) =>
      `Der Konnektor ${type} wurde abgelehnt, weil der Anwendung, die Tributary verwendet, eine Berechtigung fehlt. Bitte wenden Sie sich an Ihren Systemadministrator.`,
    clientRefused: (type) =>
      `Der Konnektor ${type} wurde nicht autorisiert, weil seine Client-ID oder sein Geheimnis abgelehnt wurde. Korrigieren Sie beides in den Einstellungen und wählen Sie dann erneut „Verbinden/ Neu verbinden“.`,
    connectorExists: (type) =>
      `Der Konnektor ${type}, den Sie hinzufügen möchten, gehört bereits zu einer anderen Organisation. Bitte wenden Sie sich an den Administrator Ihrer Organisation.`,
    other: (type) =>
      `Beim Hinzufügen des Konnektors ${type} ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.`,
  },
  confirm: {
    disconnect: (name) => `${name} trennen?`,
    delete: (name) => `${name} löschen?`,
    disconnectAll: (type) => `Alle Konnektoren für ${type} trennen?`,
  },
  powerOfficeFailed: 'Es ist ein unerwarteter Fehler aufgetreten.',
  askToAdd: 'Bitten Sie Ihren Administrator, diesen Konnektor hinzuzufügen.',
  xeroNotes:
    'Xero-Konnektoren werden in Xero für jede Organisation einzeln getrennt. Mit „Wiederholen“ versuchen Sie es mit einem Konnektor noch einmal, mit „Verbinden/ Neu verbinden“ autorisieren Sie ihn neu.',
  editor: {
    general: 'Allgemein',
    ownSettings: (type) => `Einstellungen für ${type}`,
    yourDatabase: 'Ihre Datenbank',
    yourDatabaseHint: 'Leer lassen, damit wir die Daten speichern.',
    excelDatabaseHint:
      'Excel verwendet sie nicht. Es schreibt in die Datenbank auf der Seite „Tabellensynchronisierung“.',
    keepSecret: 'Leer lassen, um den aktuellen Wert zu behalten',
  },
  formats: {
    dataCenter: 'Bitte geben Sie ein Rechenzentrum wie us21 ein.',
    vendDomain: 'Bitte geben Sie den Namen vor .retail.lightspeed.app ein, zum Beispiel mein-laden.',
    shopAddress: 'Bitte geben Sie eine Adresse wie https://shop.example.com ein.',
    ftpHost: 'Bitte geben Sie einen Host wie files.example.com oder files.example.com:2121 ein.',
    folder: 'Bitte geben Sie einen Ordner auf dem FTP-Server ein, ohne „..“.',
    folderLength: 'Bitte geben Sie höchstens 255 Zeichen ein.',
    schema:
      'Bitte geben Sie einen Namen ein, der mit einem Buchstaben beginnt und nur Buchstaben, Ziffern und Unterstriche enthält, höchstens 63 Byte.',
    schemaReserved: 'Bitte geben Sie einen anderen Namen ein: Dieses Schema ist für das System reserviert.',
    connectionString: 'Diese Verbindungszeichenfolge ist nicht lesbar.',
    choice: (choices) =>
      `Wählen Sie eines davon: ${joined(choices)}. Lassen Sie das Feld leer für den Standardwert.`,
  },
  unknownProperty: (name) => `Dieser Konnektor hat keine Einstellung ${name}.`,
}

export const states = {
  'never-started': 'Verbunden',
  completed: 'Verbunden',
  incomplete: 'Tabellen ausgelassen',
  refreshing: 'Wird aktualisiert',
  error: 'Fehler',
  cancelled: 'Abgebrochen',
  'taking-longer': 'Dauert länger',
  forbidden: 'Abgelehnt',
  'not-authorised': 'Noch nicht autorisiert',
  disconnected: 'Getrennt',
  deleted: 'Gelöscht',
} satisfies typeof connectorsMessages.states

export const runs: typeof runsMessages = {
  causes: {
    'host-unknown': (system) => `Die Adresse von ${system} wurde nicht gefunden.`,
    unreachable: (system) => `${system} war nicht erreichbar.`,
    'private-address': () => 'Diese Installation verbindet sich nicht mit privaten Adressen.',
    'timed-out': (system) => `${system} hat nicht rechtzeitig geantwortet.`,
    'connection-lost': (system) => `Die Verbindung zu ${system} ist abgebrochen.`,
    certificate: (system) =>
      `Das Zertifikat von ${system} ließ sich nicht prüfen, daher wurde nichts gesendet.`,
    'sign-in-refused': (system) => `${system} hat die Anmeldung abgelehnt.`,
    'not-authorised': (system) => `${system} akzeptiert die Autorisierung nicht mehr.`,
    'not-in-plan': (system) => `Der Tarif bei ${system} umfasst die Daten nicht.`,
    'source-path-missing': (system) => `${system} hat die Daten nicht, die dieser Konnektor abrufen soll.`,
    'source-busy': (system) => `${system} hat Tributary gebeten, vor weiteren Abrufen zu warten.`,
    'source-data': (system) => `${system} hat etwas gesendet, das nicht lesbar ist.`,
    settings: () => 'Eine Einstellung dieses Konnektors fehlt oder ist falsch.',
    'target-unreachable': () => 'Die Zieldatenbank war nicht erreichbar.',
    'target-private-address': () => database.privateTarget,
    'target-sign-in-refused': () => 'Die Zieldatenbank hat Benutzername oder Passwort abgelehnt.',
    'target-missing': () => 'Die Zieldatenbank oder das Schema wurde nicht gefunden.',
    'target-not-writable': () => 'Die Zieldatenbank erlaubt das Schreiben der Daten nicht.',
    'target-data': () => 'Die Zieldatenbank hat die Daten nicht angenommen.',
    disconnected: () => 'Der Konnektor wurde getrennt.',
    unsupported: (system) => `Tributary kann noch keine Daten von ${system} abrufen.`,
    cancelled: () => 'Diese Aktualisierung wurde abgebrochen. Frühere Daten sind noch vorhanden.',
    interrupted: () => 'Die Aktualisierung wurde unterbrochen und nicht beendet.',
    superseded: () => 'Diese Aktualisierung dauerte zu lange und wurde durch eine neuere ersetzt.',
    unexpected: () => 'Es ist ein unerwarteter Fehler aufgetreten.',
    stuck: () => 'Die Aktualisierung läuft seit mehr als 30 Minuten.',
  },
  excelCauses: {
    settings: 'Die Zugangsdaten der Datenbank fehlen oder sind nicht verwendbar.',
    'source-busy': 'Die Tabellen wurden bereits synchronisiert.',
  },
  remedies: {
    edit: 'Sie können das beheben: Prüfen Sie die Einstellungen des Konnektors.',
    allowPrivate: database.allowPrivate,
    credentials:
      'Sie können das beheben: Prüfen Sie die Zugangsdaten der Datenbank auf der Seite „Tabellensynchronisierung“.',
    askForCredentials: 'Bitten Sie Ihren Administrator, die Zugangsdaten der Datenbank zu prüfen.',
    askToEdit: 'Bitten Sie Ihren Administrator, die Einstellungen des Konnektors zu prüfen.',
    reconnect: 'Sie können das beheben: Autorisieren Sie den Konnektor neu.',
    askToReconnect: 'Bitten Sie Ihren Administrator, den Konnektor neu zu autorisieren.',
    retry: 'Sie können sie erneut starten.',
    provider: (system) =>
      `Bitten Sie die Betreiber von ${system}, das zu beheben, und wiederholen Sie es dann.`,
    database: 'Bitten Sie die Betreiber der Datenbank, das zu beheben, und wiederholen Sie es dann.',
    later: (time) => `Sie können ihn um ${time} erneut aktualisieren.`,
    wait: 'Sie müssen nichts tun.',
  },
  actions: {
    reconnect: 'Neu verbinden',
    edit: 'Einstellungen bearbeiten',
    credentials: 'Zugangsdaten prüfen',
    retry: 'Wiederholen',
    'retry-later': (time) => `Um ${time} wiederholen`,
    wait: 'Nichts zu tun',
  },
  leftOut: (count, cause, system) => {
    const tables = german(count, {
      one: '# Tabelle wurde ausgelassen',
      other: '# Tabellen wurden ausgelassen',
    })
    if (cause === 'not-authorised') return `${tables}, weil eine Berechtigung fehlt.`
    return cause === 'not-in-plan' ? `${tables}, wegen des Tarifs bei ${system}.` : `${tables}.`
  },
  outcomes: {
    succeeded: 'Erfolgreich',
    failed: 'Fehlgeschlagen',
    interrupted: 'Unterbrochen',
    cancelled: 'Abgebrochen',
    running: 'Läuft',
    queued: 'Wartet auf den Start',
  },
  counts: {
    succeeded: (count) => `${formatNumber(count)} erfolgreich`,
    failed: (count) => `${formatNumber(count)} fehlgeschlagen`,
    interrupted: (count) => `${formatNumber(count)} unterbrochen`,
    cancelled: (count) => `${formatNumber(count)} abgebrochen`,
    running: (count) => `${formatNumber(count)} laufend`,
    queued: (count) => `${formatNumber(count)} wartend`,
  },
  triggers: { manual: 'Manuell', automatic: 'Nach Zeitplan' },
  noRuns: 'Er wurde noch nicht aktualisiert.',
  older: 'Ältere Aktualisierungen anzeigen',
  underASecond: 'unter 1 s',
  duration: {
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
    seconds: (count) => `${count} s`,
  },
  lastRuns: (count, outcomes) =>
    german(count, {
      one: () => `Letzte Aktualisierung: ${outcomes}.`,
      other: (number) => `Die letzten ${number} Aktualisierungen: ${outcomes}.`,
    }),
  attention: {
    title: 'Handlungsbedarf',
    none: 'Nichts erfordert Ihre Aufmerksamkeit.',
    unknown: 'Das ließ sich nicht prüfen. Das Portal versucht es jede Minute erneut.',
    slow: (name) => `${name} dauert länger als erwartet.`,
    approvals: (count) =>
      german(count, {
        one: '# Genehmigung wartet auf eine Entscheidung.',
        other: '# Genehmigungen warten auf eine Entscheidung.',
      }),
    notAuthorised: (name) => `${name} ist noch nicht autorisiert.`,
    connector: (name, cause) => `${name}: ${cause}`,
  },
  copied: 'Details für den Support',
}

export const authorise: typeof authoriseMessages = {
  connected: (count, type) =>
    german(count, {
      one: () => `Der Konnektor für ${type} ist verbunden.`,
      other: (number) => `${number} Konnektoren für ${type} sind verbunden.`,
    }),
  title: (type) => `${typeTitle(type)} verbinden`,
  leaving: (type) =>
    `${typeTitle(type)} fragt, welche Daten Tributary lesen darf, und bringt Sie dann hierher zurück. Bei ${typeTitle(type)} können Sie das jederzeit widerrufen.`,
  go: (type) => `Weiter zu ${typeTitle(type)}`,
  organisationNumber: 'Organisationsnummer',
  numberHelp: 'Die Nummer des PowerOffice-Go-Mandanten, den Tributary lesen soll.',
  notAnAddress: 'Der Server hat eine Adresse geliefert, die sich nicht öffnen lässt.',
  register: (system, address) =>
    `Registrieren Sie Tributary bei ${system} mit der Adresse ${address}, und geben Sie die Client-ID und das Geheimnis ein, die Sie dort erhalten. Speichern Sie, und wählen Sie dann „Autorisieren“.`,
  by: 'Autorisiert von',
  bySomebody: 'Autorisiert',
  refused: 'Nicht mehr akzeptiert seit',
  again: 'Autorisieren Sie ihn mit „Verbinden/ Neu verbinden“ neu.',
}

export const insights: typeof insightsMessages = {
  heading: 'Einblicke',
  summary: 'Gerade laufende Konnektoren',
  none: 'Zurzeit laufen keine Konnektoren.',
  started: (ago) => `Gestartet ${ago}`,
}

export const manage: typeof manageMessages = {
  title: (type) => `Konnektoren für ${type} verwalten`,
  list: (type) => `Konnektoren für ${type}`,
  connectors: counted.connectors,
  countDisconnected: (count) => `${formatNumber(count)} getrennt`,
  countDeleted: (count) => `${formatNumber(count)} gelöscht`,
  more: (name) => `Weitere Aktionen für ${name}`,
  copyKey: (name) => `Schlüssel von ${name} kopieren`,
  licences: counted.licences,
  notScheduled: 'Ohne Zeitplan',
  noneWhileOff: 'Keine, solange er getrennt ist',
  reason: (reason) => `Grund: ${reason}`,
  reconnect: {
    action: 'Neu verbinden',
    editor: 'Um ihn wieder zu verbinden, wählen Sie „Neu verbinden“ und speichern seine Einstellungen.',
    authorise: 'Um ihn wieder zu verbinden, wählen Sie „Neu verbinden“ und autorisieren ihn neu.',
    ask: 'Bitten Sie Ihren Administrator, ihn wieder zu verbinden.',
  },
  authorise: {
    action: 'Autorisieren',
    pointer: 'Er lässt sich erst aktualisieren, wenn er autorisiert ist. Wählen Sie „Autorisieren“.',
  },
  onlySuperadmins: 'Nur Superadministratoren sehen ihn.',
  disconnectAll: 'Alle trennen',
  connect: 'Verbinden/ Neu verbinden',
  reasonHelp: 'Steht in diesem Browser auf der Karte, bis Sie ihn schließen. Wird nicht gesendet.',
  stops: 'Er wird nicht mehr aktualisiert. Unter „Verwalten“ können Sie ihn wieder verbinden.',
  kept: 'Seine Einstellungen, sein Zeitplan, seine Benutzer und Daten bleiben erhalten.',
  allStop: 'Sie werden nicht mehr aktualisiert. Unter „Verwalten“ können Sie jeden wieder verbinden.',
  allKept: 'Ihre Einstellungen, Zeitpläne, Benutzer und Daten bleiben erhalten.',
  deleting:
    'Er wird nicht mehr aktualisiert und verschwindet aus den Listen aller außer den Superadministratoren. Das lässt sich nicht rückgängig machen.',
  insteadOfDeleting:
    'Um ihn nur anzuhalten, trennen Sie ihn stattdessen. Er bleibt dann mit seinen Einstellungen hier.',
  loses: (count) =>
    german(count, {
      one: '# zugewiesener Benutzer verliert den Zugriff',
      other: '# zugewiesene Benutzer verlieren den Zugriff',
    }),
  goes: 'Seine Einstellungen und sein Zeitplan werden nicht mehr verwendet',
  tablesStay: 'Seine Tabellen bleiben in der Datenbank, werden aber nicht mehr aktualisiert',
  disconnected: (name) => `${name} ist getrennt.`,
  deleted: (name) => `${name} ist gelöscht.`,
  allDisconnected: (count) => `${counted.connectors(count)} getrennt.`,
  partly: (done, total) => `${formatNumber(done)} von ${counted.connectors(total)} getrennt. Nicht getrennt:`,
  retryStarted: (name) => `${name} wird erneut versucht.`,
  manageUsers: 'Benutzer verwalten',
  seeThis: 'Zugewiesene Benutzer sehen diesen Konnektor.',
  users: 'Benutzer',
  searchUsers: 'Benutzer suchen',
  noUsers: 'Keine Benutzer gefunden.',
  assigned: (count, total) => `${formatNumber(count)} von ${formatNumber(total)} zugewiesen`,
  usersSaved: (name) => `Die Benutzer von ${name} sind gespeichert.`,
  losesOneself: 'Sie werden ihn nicht mehr sehen',
  notThere: 'Diesen Konnektor gibt es nicht mehr.',
  notLive: 'Benutzer lassen sich zuweisen, sobald dieser Konnektor wieder verbunden ist.',
}

const interval = (minutes: number) =>
  minutes % 60 === 0 ? counted.hours(minutes / 60) : counted.minutes(minutes)

export const schedule: typeof scheduleMessages = {
  malformed:
    'Dieser Zeitplan ist nicht lesbar. Bitte geben Sie fünf gültige Felder ein, zum Beispiel 0 6 * * 1-5.',
  tooOften: (minutes) => `Bitte lassen Sie mindestens ${interval(minutes)} zwischen zwei Läufen.`,
  never: 'Dieser Zeitplan läuft im nächsten Jahr nicht.',
}

const past = (minutes: number) =>
  minutes === 0 ? '' : `, jeweils ${counted.minutes(minutes)} nach der vollen Stunde`

export const scheduleSentence: typeof scheduleText = {
  weekdays: 'Montag bis Freitag',
  weekends: 'Am Wochenende',
  days: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
  dayOfMonth: (day) => `Am ${day}. jedes Monats`,
  everyMinute: 'jede Minute',
  everyMinutes: (minutes) => `alle ${counted.minutes(minutes)}`,
  everyHour: (minutes) => `stündlich${past(minutes)}`,
  everyHours: (count, minutes) => `alle ${counted.hours(count)}${past(minutes)}`,
  everyHourBetween: (first, last) => `stündlich von ${first} bis ${last} UTC`,
  everyDayAt: (times) => `Täglich um ${times} UTC`,
  onDaysAt: (days, times) => `${days} um ${times} UTC`,
  onDays: (days, repeated) => `${days}, ${repeated}`,
}

export const editor: typeof editorMessages = {
  enterAgain: 'Bitte geben Sie dies erneut ein: Die Adresse, an die es gesendet wird, hat sich geändert.',
  copyOf: (name) => `Kopie von ${name}`,
  addTitle: (type) => `Konnektor für ${type} hinzufügen`,
  cloneSummary: (name) => `Eine Kopie von ${name} ohne Passwörter, Schlüssel, Zeitplan und Benutzer.`,
  ownSchema: (name) =>
    `Verwenden Sie ein eigenes Schema. Das Schema von ${name} enthält diese Tabellen bereits.`,
  connectorName: 'Name des Konnektors',
  originalName: (name) => `Ursprünglicher Name: ${name}`,
  notSet: 'Nicht festgelegt',
  show: (label) => `${label} anzeigen`,
  hide: (label) => `${label} ausblenden`,
  saved: 'Ein Wert ist gespeichert. Er wird nie angezeigt.',
  removeSaved: 'Entfernen',
  willBeRemoved: 'Der gespeicherte Wert wird entfernt.',
  keepSaved: 'Behalten',
  sentTo: (hosts) => `Wird an ${formatList(hosts)} gesendet.`,
  dateFormat: 'JJJJ-MM-TT',
  list: 'Durch Kommas getrennt.',
  help: {
    'aws.region': 'Wählt nur zwischen AWS und AWS China. Die Kosten aller Regionen werden gelesen.',
    'aws.granularity': 'DAILY, MONTHLY oder HOURLY. AWS berechnet 0,01 USD je Anfrage.',
    'aws.startDate': 'AWS bewahrt die Kosten dieses Monats und der 13 Monate davor auf.',
    'ftp.host': 'Sie können hier eine ganze Adresse einfügen: ftp://user:password@host/path.',
    'woo.uri': 'Sie können hier eine Adresse mit beiden Schlüsseln einfügen.',
    'source.connectionString/data source': 'Sie können hier eine ganze Verbindungszeichenfolge einfügen.',
  },
  choices: {
    'ftp.encryption': {
      '': {
        label: 'Wenn der Server sie anbietet',
        help: 'Bietet der Server kein TLS an, werden Passwort und Dateien unverschlüsselt gesendet, und jede Aktualisierung warnt davor.',
      },
      required: {
        label: 'Immer',
        help: 'Ohne TLS schlägt die Aktualisierung fehl, und nichts wird gesendet.',
      },
      none: {
        label: 'Nie',
        help: 'Passwort und Dateien werden unverschlüsselt gesendet. Nur für Server in Ihrem eigenen Netz.',
      },
    },
  },
  reconnects: 'Beim Speichern wird dieser Konnektor wieder verbunden.',
  unsaved: (count) =>
    german(count, { one: '# nicht gespeicherte Änderung', other: '# nicht gespeicherte Änderungen' }),
  superadmin: 'Superadmin',
  added: (name) => `${name} wurde hinzugefügt.`,
  changed: (name) => `${name} wurde gespeichert.`,
  gone: 'Dieser Konnektor wurde inzwischen gelöscht.',
  partly: {
    saved: (what) => `Gespeichert: ${joined(what)}.`,
    notSaved: (what) =>
      `Noch nicht gespeichert: ${joined(what)}. Speichern Sie erneut, um den Rest zu senden.`,
    create: 'der neue Konnektor',
    update: 'Name, Zeitplan und Status',
    add: 'neue Einstellungen',
    change: 'geänderte Einstellungen',
    remove: 'geleerte Einstellungen',
    licences: 'Lizenzen',
    users: 'Benutzer',
  },
  schedule: {
    heading: 'Zeitplan',
    preset: 'Ausführung',
    presets: {
      none: 'Ohne Zeitplan',
      hourly: 'Stündlich',
      daily: 'Täglich um…',
      weekdays: 'Montag bis Freitag um…',
      weekly: 'Wöchentlich…',
      custom: 'Benutzerdefiniert',
    },
    minute: 'Minuten nach der vollen Stunde',
    time: 'Uhrzeit (UTC)',
    weekday: 'Tag',
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    cron: 'Cron-Ausdruck',
    cronHelp: 'Minute, Stunde, Tag des Monats, Monat, Wochentag, zum Beispiel 0 6 * * 1-5. In UTC.',
    quiet:
      'Die meisten Zeitpläne laufen zur vollen Stunde. Mit einer anderen Minute startet Ihrer schneller.',
    inUtc:
      'Zeitpläne sind in UTC. Bei der Zeitumstellung verschiebt sich die Ortszeit eines Laufs um eine Stunde.',
    none: 'Aktualisierungen starten nur manuell.',
    next: 'Nächste Läufe',
    local: (zone) => `Ihre Zeit (${zone})`,
    utc: 'UTC',
  },
  licences: {
    heading: 'Lizenzen',
    base: 'Basis',
    later: 'Lizenzen lassen sich wählen, sobald der Konnektor hinzugefügt wurde.',
    none: 'Dieser Konnektor hat keine Lizenzen.',
    loading: 'Lizenzen werden geladen',
    failed: 'Die Lizenzen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  saveAndRefresh: 'Speichern und jetzt aktualisieren',
  test: {
    heading: 'Verbindung',
    summary: 'Prüft diese Einstellungen, ohne sie zu speichern.',
    action: 'Verbindung prüfen',
    busy: 'Wird geprüft',
    passed: 'Die Verbindung funktioniert.',
    failed: 'Die Verbindung funktioniert noch nicht.',
    incomplete: 'Es wurde nichts geprüft.',
    databaseOnly:
      'Nur die Datenbank wurde geprüft, und sie funktioniert. Diese Art von Verbindung lässt sich nicht prüfen.',
    nothing: 'Diese Verbindung lässt sich nicht prüfen.',
    checks: {
      'host-found': 'Host gefunden',
      reached: 'Erreicht',
      'signed-in': 'Angemeldet',
      'source-readable': 'Daten lesbar',
      'target-reached': 'Datenbank erreicht',
      'target-writable': 'Datenbank beschreibbar',
    },
    outcomes: { passed: 'funktioniert', failed: 'fehlgeschlagen', skipped: 'nicht geprüft' },
    sample: {
      heading: 'Was eine Aktualisierung laden würde',
      rows: counted.rows,
      unread: 'Die Zeilen werden nicht angezeigt.',
      more: (count) => `und ${formatNumber(count)} weitere`,
    },
  },
}
