import type { tokensMessages } from '../../tokens/tokens.messages.ts'
import { german, organisations } from './counted.ts'

const tokens = (count: number) => german(count, { one: '# API-Token', other: '# API-Tokens' })
const accounts = (count: number) => german(count, { one: '# Dienstkonto', other: '# Dienstkonten' })

const daysDative = (count: number) => german(count, { one: '# Tag', other: '# Tagen' })

export const tokenTexts: typeof tokensMessages = {
  heading: 'API-Tokens',
  token: {
    one: 'API-Token',
    many: 'API-Tokens',
    counted: tokens,
    countedTo: tokens,
  },
  account: {
    one: 'Dienstkonto',
    many: 'Dienstkonten',
    counted: accounts,
    countedTo: accounts,
  },
  scopes: { read: 'Lesen', refresh: 'Lesen und aktualisieren', administer: 'Verwalten' },
  scopeMeans: {
    read: 'Liest, was der Inhaber sehen darf, und ändert nichts.',
    refresh: 'Startet und bricht außerdem Aktualisierungen ab.',
    administer: 'Ändert außerdem, was der Inhaber ändern darf, etwa Konnektoren und Benutzer.',
  },
  none: 'Sie haben keine API-Tokens.',
  about:
    'Ein Programm meldet sich mit einem API-Token an und darf höchstens, was Sie dürfen. Wenn Sie Ihr Passwort oder Ihre E-Mail-Adresse ändern, werden alle Ihre Tokens widerrufen.',
  shared:
    'Wenn andere Personen von einem Programm abhängen, verwenden Sie stattdessen ein Dienstkonto. Es funktioniert weiter, wenn Sie gehen.',
  everywhere: 'Alle Ihre Organisationen',
  everywhereWithin: 'alle Ihre Organisationen',
  everywhereOfOwner: 'Alle des Inhabers',
  endsIn: (hint) => `endet auf ${hint}`,
  created: (time) => `erstellt ${time}`,
  createdBy: (time, name) => `erstellt ${time} von ${name}`,
  expires: (time) => `läuft ab ${time}`,
  neverExpires: 'läuft nie ab',
  never: 'Nie',
  expiresSoon: (count) => (count === 0 ? 'Läuft heute ab' : `Läuft in ${daysDative(count)} ab`),
  expired: 'Abgelaufen',
  lastUsed: 'Zuletzt verwendet',
  neverUsed: 'Nie verwendet',
  lastUsedWithin: 'zuletzt verwendet',
  neverUsedWithin: 'nie verwendet',
  create: 'Token erstellen',
  createFor: (name) => `Token für ${name} erstellen`,
  revoke: 'Widerrufen',
  revokeNamed: (name) => `${name} widerrufen`,
  revoking: (name) => `${name} widerrufen?`,
  revokingMeans:
    'Der nächste Aufruf eines Programms, das es verwendet, schlägt fehl. Ein Token kann nicht wiederhergestellt werden.',
  revoked: (name) => `${name} wurde widerrufen.`,
  form: {
    title: 'API-Token erstellen',
    titleFor: (name) => `API-Token für ${name} erstellen`,
    name: 'Name',
    nameHelp: 'Wofür das Token ist, zum Beispiel „Nächtliche Aktualisierung“.',
    scope: 'Umfang',
    expiry: 'Läuft ab',
    after: (count) => `Nach ${daysDative(count)}`,
    never: 'Nie',
    neverHelp: 'Es funktioniert, bis es jemand widerruft. Bewahren Sie es in einem Geheimnisspeicher auf.',
    place: 'Organisationen',
    chosen: 'Nur diese Organisationen',
    chosenHelp: 'Ein solches Token hat höchstens die Rechte eines Organisationsadministrators.',
    search: 'Organisationen suchen',
    noPlace: 'Keine Organisationen gefunden.',
    placeMissing: 'Wählen Sie mindestens eine Organisation.',
    placesAtMost: (most) => `Wählen Sie höchstens ${organisations(most)}.`,
  },
  secret: {
    title: 'Ihr neues API-Token',
    once: 'Kopieren Sie das Token jetzt. Es kann nicht noch einmal angezeigt werden.',
    label: 'API-Token',
    copy: 'Token kopieren',
    done: 'Fertig',
    curl: 'Mit curl ausprobieren',
    curlHelp:
      'Setzen Sie zuerst TRIBUTARY_TOKEN in der Umgebung. Das Token steht dann nicht in der Liste der Prozesse.',
    cli: 'Mit der Befehlszeile anmelden',
    cliHelp: 'Der Befehl fragt nach dem Token.',
  },
  programs: {
    title: 'Programme',
    summary: (organisation) => `Dienstkonten und API-Tokens, die in ${organisation} funktionieren`,
    loading: 'Programme werden geladen',
    label: 'Dienstkonten',
    add: 'Dienstkonto hinzufügen',
    edit: 'Dienstkonto bearbeiten',
    emptyTitle: 'Keine Dienstkonten',
    emptyText:
      'Mit einem Dienstkonto ruft ein Programm Tributary ohne die Rechte eines Benutzers auf, etwa um nachts Konnektoren zu aktualisieren. Es gehört der Organisation und funktioniert daher weiter, wenn Personen gehen.',
    noTokens: 'Noch keine API-Tokens.',
    othersHeading: 'API-Tokens von Benutzern',
    othersSummary: 'Jedes hat die Rechte seines Inhabers.',
    noOthers: 'Kein Benutzer hat ein API-Token, das hier funktioniert.',
    allConnectors: 'Alle',
    saved: (name) => `${name} wurde gespeichert.`,
    added: (name) => `${name} wurde hinzugefügt.`,
    deleted: (name) => `${name} wurde gelöscht.`,
    deleting: (name) => `${name} löschen?`,
    deletingMeans: (count) =>
      count === 0
        ? 'Es hat keine API-Tokens, daher ist kein Programm betroffen.'
        : `Programme, die ${count === 1 ? 'sein API-Token' : 'eines seiner API-Tokens'} verwenden, funktionieren sofort nicht mehr.`,
    stopWorking: (count) =>
      count === 1 ? `${tokens(1)} funktioniert nicht mehr` : `${tokens(count)} funktionieren nicht mehr`,
    name: 'Name',
    nameHelp: 'Das Programm, das es verwendet, zum Beispiel „Data Warehouse“.',
    role: 'Rolle',
    roleMeans: {
      User: 'Sieht und aktualisiert die Konnektoren, die Sie auswählen.',
      ExcelUser: 'Ändert außerdem die Excel-Struktur.',
      OrganisationAdmin: 'Sieht jeden Konnektor und darf Konnektoren und Benutzer ändern.',
    },
    connectors: 'Konnektoren',
    connectorsHelp: 'Das Konto sieht nur diese Konnektoren.',
    searchConnectors: 'Konnektoren suchen',
    noConnectors: 'Keine Konnektoren gefunden.',
    loadingConnectors: 'Konnektoren werden geladen…',
  },
}
