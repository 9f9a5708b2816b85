import { joined } from '../../common/text/joined.ts'
import type { customSourcesMessages } from '../../custom-sources/custom-sources.messages.ts'
import type { manifestsMessages } from '../../manifests/manifests.messages.ts'
import { characters, connectors, entries, equalLines, faults, german, headers, tables } from './counted.ts'

const willUse = (count: number) =>
  german(count, {
    one: '# Konnektor verwendet sie ab der nächsten Aktualisierung.',
    other: '# Konnektoren verwenden sie ab der nächsten Aktualisierung.',
  })

export const customSources: typeof customSourcesMessages = {
  title: 'Eigene Quellen',
  addTitle: 'Eigene Quelle hinzufügen',
  addSummary: 'Fügen Sie ein Manifest ein oder schreiben Sie eines. Es wird beim Tippen geprüft.',
  loading: 'Quellen werden geladen',
  loadingOne: 'Die Quelle wird geladen',
  savedWhen: 'gespeichert',
  summary: 'Systeme, die Sie selbst beschreiben, weil kein eingebauter Konnektor sie liest.',
  label: 'Eigene Quellen',
  add: 'Quelle hinzufügen',
  connect: 'Verbinden',
  connectTo: (name) => `${name} verbinden`,
  formats: { tributary: 'Tributary', airbyte: 'Airbyte' },
  ofInstallation: 'Installation',
  ofInstallationHelp: 'Diese Quelle gehört zur Installation. Nur deren Betreiber kann sie ändern.',
  none: 'Es gibt noch keine Quellen.',
  by: (name) => `von ${name ?? 'einem entfernten Benutzer'}`,
  missing: 'Diese Quelle gibt es nicht mehr.',
  tables,
  connectors,
  version: (number) => `Version ${number}`,
  versionOf: (number, name) => `Version ${number} von ${name}`,
  empty: {
    title: 'Ihr System ist nicht in der Liste?',
    what: 'Ein Manifest ist ein kurzer Text, der beschreibt, wo die REST-API eines Systems ist, wie man sich anmeldet und welche Tabellen zu lesen sind. Schreiben Sie eines, oder fügen Sie eines ein, das für Airbyte erstellt wurde, und Tributary liest Ihr System wie jedes andere.',
    steps: [
      'Fügen Sie ein Manifest ein oder schreiben Sie eines. Fehler stehen neben ihren Zeilen.',
      'Probieren Sie eine Tabelle mit Ihren eigenen Einstellungen aus. Nichts wird gespeichert.',
      'Speichern Sie die Quelle, verbinden Sie sie und aktualisieren Sie.',
    ],
    action: 'Quelle hinzufügen',
  },
  editor: {
    label: 'Manifest',
    help: 'YAML im Format von Tributary oder Airbyte. Sie können auch eine Datei hier ablegen.',
    placeholder: 'Fügen Sie hier ein Manifest ein, oder schreiben Sie eines.',
    openFile: 'Datei öffnen',
    insertExample: 'Beispiel einfügen',
    wrongFile: 'Diese Datei ist kein Manifest. Öffnen Sie einen YAML-Text.',
    longFile: 'Diese Datei ist größer als 256 kB, also kein Manifest.',
    replace: {
      title: 'Manifest ersetzen?',
      text: (file) => `Der von Ihnen geänderte Text wird durch ${file} ersetzt.`,
      example: 'das Beispiel',
      action: 'Ersetzen',
    },
    checking: 'Wird geprüft',
    notChecked: 'Das Manifest konnte nicht geprüft werden.',
    retry: 'Erneut prüfen',
    noFaults: 'Keine Fehler',
    faultList: 'Fehler',
    faults,
    announceFaults: (count, line, message) => `${faults(count)}. Zeile ${line}: ${message}`,
    announceNoFaults: (count) => `Keine Fehler. ${tables(count)}.`,
    line: (line) => `Zeile ${line}`,
    readOnly: 'Sie können dieses Manifest lesen und ausprobieren. Hier lässt es sich nicht ändern.',
  },
  understood: {
    heading: 'Was gelesen wurde',
    waiting: 'Name, Einstellungen, Tabellen und Hosts erscheinen hier, sobald das Manifest lesbar ist.',
    name: 'Name',
    format: 'Format',
    settings: 'Einstellungen',
    tables: 'Tabellen',
    hosts: 'Geheimnisse werden gesendet an',
    none: 'Keine',
    secret: 'geheim',
    optional: 'optional',
    authorised: 'Jeder Konnektor wird vor seiner ersten Aktualisierung beim Anbieter autorisiert.',
  },
  trying: {
    heading: 'Tabelle ausprobieren',
    summary: 'Liest die erste Seite. Nichts wird gespeichert.',
    waiting: 'Beheben Sie zuerst die Fehler. Dann können Sie eine Tabelle ausprobieren.',
    waitingForTable: 'Tabellen lassen sich ausprobieren, sobald das Manifest eine hat.',
    table: 'Tabelle',
    from: 'Einstellungen',
    entered: 'Einstellungen eingeben',
    ofConnector: (name) => `Einstellungen von ${name}`,
    stored: 'Gespeicherte Geheimnisse werden verwendet, wenn sie an dieselben Hosts gesendet werden.',
    action: 'Ausprobieren',
    busy: 'Wird ausprobiert',
    progress: 'Die erste Seite wird gelesen. Das kann eine Minute dauern.',
    stop: 'Stoppen',
    result: (table) => `Ergebnis von ${table}`,
    changed: 'Das Manifest hat sich seitdem geändert.',
    request: 'Anfrage',
    status: 'Status',
    headers,
    body: 'Inhalt',
    noResponse: 'Keine Antwort',
    hidden: 'Punkte stehen für Geheimnisse.',
  },
  saving: {
    action: 'Speichern',
    busy: 'Wird gespeichert',
    first: 'Speichert die Quelle. Danach können Sie sie verbinden.',
    next: (number, count) =>
      count === 0 ? `Speichert Version ${number}.` : `Speichert Version ${number}. ${willUse(count)}`,
    blocks: {
      empty: 'Geben Sie ein Manifest ein, um es zu speichern.',
      unchanged: 'Es gibt keine Änderungen zu speichern.',
      checking: 'Das Manifest wird geprüft.',
      faults: (count) => `Beheben Sie ${faults(count)}, um zu speichern.`,
    },
    saved: (name) => `${name} wurde gespeichert.`,
    conflict: (by, number) => `${by} hat inzwischen Version ${number} gespeichert. Ihr Text ist noch hier.`,
    anotherUser: 'Ein anderer Benutzer',
    view: (number) => `Version ${number} ansehen`,
    saveOver: 'Meine als neueste speichern',
    discard: 'Änderungen verwerfen',
  },
  versions: {
    action: 'Versionen',
    title: (name) => `Versionen von ${name}`,
    label: 'Versionen',
    loading: 'Versionen werden geladen',
    loadingText: 'Die Version wird geladen',
    current: 'Aktuell',
    restored: (number) => `Aus Version ${number} wiederhergestellt`,
    view: 'Ansehen',
    viewOne: (number) => `Version ${number} ansehen`,
    back: 'Alle Versionen',
    compared: (number, current) =>
      `Verglichen mit Version ${current}, der aktuellen. Mit + markierte Zeilen stehen nur in Version ${number}, mit − markierte nur in Version ${current}.`,
    comparedWithYours: (number) =>
      `Verglichen mit Ihrem Text. Mit + markierte Zeilen stehen nur in Version ${number}, mit − markierte nur in Ihrem Text.`,
    same: 'Es gibt keine Unterschiede.',
    added: 'Hinzugefügt:',
    removed: 'Entfernt:',
    skipped: equalLines,
    restore: (number) => `Version ${number} wiederherstellen`,
    unsaved: 'Speichern oder verwerfen Sie Ihre Änderungen, bevor Sie eine Version wiederherstellen.',
    confirm: {
      title: (number) => `Version ${number} wiederherstellen?`,
      text: (number, next, count) =>
        `Ihr Text wird zu Version ${next}. Version ${number} und alle anderen bleiben.${count === 0 ? '' : ` ${willUse(count)}`}`,
      action: 'Wiederherstellen',
    },
    done: (number) => `Version ${number} wurde wiederhergestellt.`,
  },
  deleting: {
    action: 'Löschen',
    title: (name) => `${name} löschen?`,
    text: 'Die Quelle und alle ihre Versionen werden gelöscht. Das lässt sich nicht rückgängig machen.',
    inUse: (count) =>
      german(count, {
        one: '# Konnektor liest diese Quelle. Löschen Sie ihn zuerst.',
        other: '# Konnektoren lesen diese Quelle. Löschen Sie sie zuerst.',
      }),
    done: (name) => `${name} wurde gelöscht.`,
  },
}

const listed = (names: readonly unknown[]) => joined(names.map(String))

export const manifests: typeof manifestsMessages = {
  types: {
    string: 'ein Text',
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'eine Gruppe von Feldern',
    record: 'eine Gruppe von Feldern',
  },
  sizes: { string: characters, array: entries },
  tooLong: (kilobytes) => `Das Manifest ist länger als ${kilobytes} kB.`,
  tooDeep: 'Das Manifest ist zu tief verschachtelt.',
  noAliases: 'Anker und Aliasse werden nicht unterstützt. Wiederholen Sie den Wert.',
  keyTwice: 'Dieses Feld steht zweimal in derselben Gruppe. Entfernen Sie eines davon.',
  empty: 'Das Manifest ist leer.',
  missing: (name) => `${name} fehlt.`,
  unknownField: (name) => `${name} ist kein Feld dieses Teils.`,
  oneOf: (values) => `Es muss eines davon sein: ${listed(values)}.`,
  expected: (type) => `Es muss ${type} sein.`,
  tooSmall: (least) => `Erforderlich: mindestens ${least}.`,
  tooBig: (most) => `Erlaubt: höchstens ${most}.`,
  invalid: 'Dieser Wert ist hier nicht möglich.',
  badName:
    'Ein Name beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens 60 Zeichen, ohne Sonderzeichen.',
  badTableName:
    'Namen von Tabellen und Spalten bestehen aus Kleinbuchstaben, Ziffern und Unterstrichen, höchstens 59 Zeichen.',
  badSettingName:
    'Namen von Einstellungen bestehen aus Buchstaben und Ziffern und beginnen mit einem Buchstaben.',
  badHostPattern:
    'Ein Hostmuster besteht aus ein bis drei Sternen und einer Domain, zum Beispiel *.acme.example.',
  badChildColumn:
    'Eine Spalte hat path, name und kind; oder parent, name und kind; oder lineNumber: true und name. Sie muss genau diese haben.',
  badScalar: 'Es muss ein Text, eine Zahl, true oder false sein.',
  badPath: 'Ein Pfad besteht aus durch Punkte getrennten Feldern oder ist eine Liste von Feldern.',
  badValueOf: 'Es muss ein Pfad, { header: name } oder { lastRecord: path } sein.',
  badDay: 'Es muss ein Tag wie 2026-01-31 oder eine Einstellung wie {startDate} sein.',
  badRequestPath:
    'Ein Pfad muss unterhalb der Basisadresse bleiben: Er beginnt nicht mit einem Schrägstrich und enthält weder „..“ noch eine Abfrage oder andere Adresse.',
  forbiddenHeader: 'Dieser Header lässt sich nicht durch ein Manifest setzen.',
  authorisationHeader:
    'Beschreiben Sie diesen Header in authentication, damit Geheimnisse nur dort verwendet werden.',
  tooMany: (most) => `Es sind mehr als ${most}.`,
  badBase:
    'Es muss eine Adresse wie https://api.acme.example/v1/ sein, ohne Benutzername, Abfrage oder Fragment. http ist nur innerhalb dieses Rechners möglich. Einstellungen sind in Teilen des Hosts und im Pfad möglich.',
  hostsMissing: 'Der Host enthält eine Einstellung, daher muss hosts angeben, wohin die Adresse führen darf.',
  hostsUnused: 'Kein Host enthält eine Einstellung, daher ist hosts wirkungslos. Entfernen Sie es.',
  unknownSetting: (name) =>
    `Die Einstellung ${name} ist nicht deklariert. Fügen Sie sie zu settings hinzu, oder setzen Sie Leerzeichen in die Klammern.`,
  secretHere: (name) => `Die Einstellung ${name} ist geheim und daher nur in authentication möglich.`,
  secretInBrowser: (name) =>
    `Die Einstellung ${name} ist geheim, aber dieser Wert wird an den Browser des Benutzers gesendet. Verwenden Sie eine Einstellung, die nicht geheim ist.`,
  ownParameter: 'Diesen Parameter setzt der Server selbst. Verwenden Sie scope für Berechtigungen.',
  noValuePlaceholder: 'Es muss {value} enthalten, das für den gesendeten Wert steht.',
  reservedSetting: 'Der Name value ist reserviert.',
  notOffered: (name, offered) =>
    `Der Konnektortyp hat keine Einstellung ${name}. Er hat: ${listed(offered.map((one) => one.name))}.`,
  otherSecrecy: (name, secret) =>
    secret
      ? `Der Konnektortyp hält ${name} geheim, daher braucht die Einstellung secret: true.`
      : `Der Konnektortyp hält ${name} nicht geheim, daher darf die Einstellung nicht geheim sein.`,
  twice: (name) => `${name} wird zweimal verwendet.`,
  reservedColumn: 'other_fields ist die Spalte der Felder ohne Spalte.',
  nameNeeded: 'Der Pfad eignet sich nicht als Name einer Spalte, daher braucht die Spalte einen Namen.',
  noSuchColumn: (name) => `Die Spalte ${name} ist nicht deklariert.`,
  oneKeyColumn:
    'Zeilen werden anhand einer Spalte gelöscht, daher hat ein Stream mit removed oder children einen Schlüssel aus einer Spalte.',
  keyNeeded: 'Ein Stream mit incremental braucht einen Schlüssel.',
  bodyNeedsPost: 'Nur Anfragen mit method: POST haben einen Inhalt.',
  bodyNeeded: 'Der Wert wird im Inhalt gesendet, daher braucht die Anfrage method: POST.',
  overlapOnlyForTimes: 'Nur Zeiten mit einem Format haben eine Überlappung.',
  formatOnlyForTimes: 'Nur Zeiten haben ein Format.',
  secretPattern: 'Ein Geheimnis hat kein Muster, weil Muster seine Zeichen verraten könnten.',
  badPattern:
    'Ein Muster besteht aus Zeichen, Klassen wie [a-z0-9] und Quantoren wie {2,8}, höchstens drei von unterschiedlicher Länge. Es hat keine Gruppen oder Alternativen.',
}
