import { formatNumber, plural } from '../../common/language/format.ts'
import type { databaseMessages } from '../../database/database.messages.ts'
import type { codesMessages } from '../../session/codes.messages.ts'
import type { factorMessages } from '../../session/factors.messages.ts'
import type { securityMessages } from '../../session/security.messages.ts'
import type { signInMessages } from '../../session/sign-in.messages.ts'
import type { xero2sqlMessages } from '../../xero2sql/xero2sql.messages.ts'
import { minutes, untilRetry, untilRetryDative } from './counted.ts'

export const codes: typeof codesMessages = {
  wrong: 'Der Bestätigungscode ist nicht richtig.',
  tooManyAttempts: (wait) =>
    `Zu viele Versuche. Bitte warten Sie ${untilRetry(wait)}, und versuchen Sie es noch einmal.`,
  closed: 'Zu viele Versuche mit diesem Code. Bitte fordern Sie einen neuen an.',
  signInClosed: 'Zu viele falsche Codes. Bitte melden Sie sich noch einmal an.',
  heading: 'Geben Sie den Bestätigungscode aus Ihrer E-Mail ein',
  label: 'Bestätigungscode',
  trustDevice: 'Diesem Gerät vertrauen?',
  failed: 'Die Bestätigung ist fehlgeschlagen.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten.',
  pleaseEnter: 'Bitte geben Sie den Bestätigungscode ein, den wir an Ihre E-Mail-Adresse gesendet haben.',
  enabled: 'Ist aktiviert',
  notEnabled: 'Ist nicht aktiviert',
  deviceRemoved: 'Gerät entfernt',
  noDevices: 'Noch keine Geräte.',
  trusted: 'Vertrauenswürdig',
  deleteDevice: (description) => `${description} löschen`,
}

export const factors: typeof factorMessages = {
  heading: 'Authenticator-Apps',
  none: 'Fügen Sie eine App wie 1Password, Google Authenticator oder Aegis hinzu. Die Anmeldung erfordert dann deren Code und nicht nur Ihr Passwort.',
  required: 'Die Anmeldung erfordert den Code einer dieser Apps, außer auf Geräten, denen Sie vertrauen.',
  addedAt: (time) => `hinzugefügt am ${time}`,
  remove: (name) => `${name} entfernen`,
  removal: (name) => `${name} entfernen?`,
  removalMeans: 'Mit ihren Codes können Sie sich dann nicht mehr anmelden.',
  lastRemovalMeans:
    'Es ist Ihre einzige App. Dann genügt Ihr Passwort allein, wenn Sie keine Codes per E-Mail erhalten.',
  removed: 'Die App wurde entfernt.',
  scan: 'Scannen Sie dies mit Ihrer App, oder geben Sie den Schlüssel in ihr ein.',
  key: 'Schlüssel',
  enterCode: 'Geben Sie dann den Code ein, den die App anzeigt.',
  wrongCode: 'Der Code ist nicht richtig.',
  expired: 'Diese App wurde nicht rechtzeitig bestätigt. Fügen Sie sie noch einmal hinzu.',
  tooMany: 'Mehr Apps sind nicht möglich. Entfernen Sie zuerst eine.',
  noApp: 'Fügen Sie zuerst eine Authenticator-App oder einen Passkey hinzu.',
  codesLeft: (left) =>
    plural(left, { one: '# Wiederherstellungscode übrig', other: '# Wiederherstellungscodes übrig' }),
  recoveryCodes: 'Wiederherstellungscodes',
  recoveryCodesMean:
    'Jeder meldet Sie einmal an, wenn Sie Ihre App nicht haben. Bewahren Sie sie so auf, dass nur Sie sie finden.',
  shownOnce: 'Diese Codes werden nur jetzt angezeigt.',
  replacementMeans: 'Mit den bisherigen können Sie sich dann nicht mehr anmelden.',
  signIn: {
    heading: 'Geben Sie den Code Ihrer Authenticator-App ein',
    hint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    recoveryHeading: 'Geben Sie einen Wiederherstellungscode ein',
    recoveryLabel: 'Wiederherstellungscode',
    recoveryHint: 'Jeder Code gilt einmal.',
    useMail: 'Code per E-Mail senden',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
  },
  notByMail: 'Codes per E-Mail sind für dieses Konto abgeschaltet.',
  confirmTitle: 'Bestätigen Sie, dass Sie es sind',
  confirmMeans:
    'Tributary fragt vor heiklen Änderungen und Downloads danach, höchstens einmal in zehn Minuten.',
  confirmed: 'Bestätigt.',
  stepUpRequired: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal.',
}

export const signIn: typeof signInMessages = {
  signInTo: 'Bei Tributary anmelden',
  welcomeBack: (name) => `Willkommen zurück, ${name}`,
  welcome: (name) => (name ? `Willkommen, ${name}!` : 'Willkommen!'),
  registered: 'Sie erhalten eine Begrüßungs-E-Mail mit den nächsten Schritten.',
  wrongCredentials: 'Bitte prüfen Sie Ihre E-Mail-Adresse und Ihr Passwort.',
  otherFailure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  addressUnconfirmed:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie den Link, den wir an sie gesendet haben, und melden Sie sich dann an.',
  onlyProvider: (name) =>
    `Ihre Organisation meldet sich über ${name} an. Wählen Sie diesen Anbieter auf der Anmeldeseite.`,
  tryAgainIn: (wait) => `In ${untilRetryDative(wait)} können Sie es erneut versuchen.`,
  someProvider: 'dem Anbieter',
  notLinked: (provider) =>
    provider
      ? `Ihre Zugangsdaten von ${provider} sind mit keinem Benutzer verknüpft.`
      : 'Diese Zugangsdaten sind mit keinem Benutzer verknüpft.',
  signUpWith: (provider) => ({
    before: 'Bitte ',
    link: provider ? `registrieren Sie sich mit ${provider}` : 'registrieren Sie sich',
    after: '.',
  }),
  notMember: (provider) =>
    `${provider ?? 'Der Anbieter Ihrer Organisation'} kennt Sie, aber mit diesem Konto können Sie sich hier nicht anmelden. Bitten Sie eine Administratorin oder einen Administrator Ihrer Organisation, dessen Adresse einzuladen.`,
  unverifiedAddress: (provider) =>
    `${provider ?? 'Der Anbieter Ihrer Organisation'} bestätigt Ihre E-Mail-Adresse nicht. Bitten Sie eine Administratorin oder einen Administrator, ihn „email_verified“ mit dem Wert true senden zu lassen oder, wenn er diese Angabe gar nicht sendet, unter Admin → Anmeldung seinen Adressen zu vertrauen.`,
  providerFailure: (provider) =>
    `Bei der Anmeldung mit ${provider} ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.`,
  noCookies:
    'Ihr Browser blockiert Cookies für diese Seite, daher können Sie nicht angemeldet bleiben. Bitte lassen Sie sie zu und versuchen Sie es erneut.',
}

export const security: typeof securityMessages = {
  wrongPassword: 'Ihr aktuelles Passwort ist nicht richtig.',
  noPassword:
    'Ihr Konto hat noch kein Passwort. Legen Sie mit „Passwort vergessen?“ auf der Anmeldeseite eines fest.',
  codesOn:
    'Wir senden Ihnen einen Code per E-Mail, wenn Sie sich auf einem Gerät anmelden, dem Sie nicht vertrauen.',
  codesOff:
    'Wenn Sie Codes aktivieren, erhalten Sie bei der Anmeldung auf einem Gerät, dem Sie nicht vertrauen, einen per E-Mail.',
  factors: (mailed, apps, passkeys) =>
    `E-Mail-Codes: ${mailed ? 'an' : 'aus'}. Authenticator-Apps: ${formatNumber(apps)}. Passkeys: ${formatNumber(passkeys)}.`,
  codeOnItsWay: 'Es kann eine Minute dauern, bis der Code ankommt. Prüfen Sie den Spam-Ordner.',
  codeSentAgain: 'Ein neuer Code wurde gesendet.',
  deleteTrusted:
    'Das Gerät ist dann nicht mehr vertrauenswürdig. Die nächste Anmeldung darauf erfordert einen Code.',
  password: 'Andere Browser werden abgemeldet, wenn Sie es ändern.',
  repeatPassword: 'Geben Sie das neue Passwort noch einmal ein.',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  othersSignedOut: 'Andere Browser wurden abgemeldet, und kein Gerät ist mehr vertrauenswürdig.',
  email: {
    heading: 'E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
    takesEffect: 'Wir senden einen Link an die neue Adresse. Sie gilt, sobald Sie den Link öffnen.',
    label: 'Neue E-Mail-Adresse',
    password: 'Aktuelles Passwort',
    send: 'Link senden',
    same: 'Das ist bereits Ihre E-Mail-Adresse.',
    sent: (address) => `Wir haben einen Link an ${address} gesendet.`,
    pending: 'Ihre E-Mail-Adresse ändert sich, wenn Sie ihn öffnen. Bis dahin bleibt alles, wie es ist.',
    expires: (time) => `Der Link ist gültig bis ${time}.`,
    resend: 'Erneut senden',
    sentAgain: 'Ein neuer Link wurde gesendet.',
    cancel: 'Änderung abbrechen',
    cancelled: 'Die Änderung wurde abgebrochen.',
    none: 'Es steht keine Änderung Ihrer E-Mail-Adresse aus.',
  },
  identities: {
    heading: 'Verknüpfte Anmeldeanbieter',
    none: 'Mit diesem Konto ist kein Anmeldeanbieter verknüpft.',
    linkedAt: (time) => `verknüpft ${time}`,
    lastUsed: 'Zuletzt verwendet',
    neverUsed: 'Nie verwendet',
    remove: (provider) => `${provider} entfernen`,
    removal: (provider) => `${provider} entfernen?`,
    removalMeans: (provider) =>
      `Sie können sich dann nicht mehr mit ${provider} anmelden. Um den Anbieter wieder zu verknüpfen, registrieren Sie sich mit ihm und geben Ihr Passwort ein.`,
    removed: (provider) => `${provider} wurde entfernt.`,
    onChange: 'Wenn Sie Ihr Passwort oder Ihre E-Mail-Adresse ändern, werden alle entfernt.',
    lastMethod:
      'Das ist Ihre einzige Anmeldemöglichkeit. Legen Sie zuerst mit „Passwort vergessen?“ auf der Anmeldeseite ein Passwort fest.',
  },
  device: {
    on: (browser, system) => `${browser} auf ${system}`,
    someBrowser: 'Browser',
    someSystem: 'einem unbekannten System',
  },
  whereSignedIn: 'Wo Sie angemeldet sind',
  notYours:
    'Wenn einer davon nicht Ihrer ist, ändern Sie Ihr Passwort: Damit werden alle anderen Browser abgemeldet.',
  nowhereElse: 'Sie sind nirgendwo sonst angemeldet.',
  thisBrowser: 'Dieser Browser',
  thisNetwork: 'dieses Netzwerk',
  withFactor: {
    passkey: 'mit einem Passkey',
    authenticator: 'mit einer App',
    email: 'mit Code per E-Mail',
    recovery: 'mit Wiederherstellungscode',
  },
  activeNow: 'Gerade aktiv',
  signedInAt: (time) => `angemeldet ${time}`,
  signOut: (description) => `${description} abmelden`,
  signOutOne: 'Dieser Browser muss sich erneut anmelden. Nicht gespeicherte Änderungen dort gehen verloren.',
  signedOut: (description) => `${description} wurde abgemeldet.`,
  everywhere: 'Überall abmelden',
  signOutEverywhere:
    'Sie werden sofort in allen Browsern abgemeldet, auch in diesem. Danach müssen Sie sich hier erneut anmelden.',
}

export const database: typeof databaseMessages = {
  synchronised: 'Die Datenbank wurde synchronisiert!',
  saved: 'Die Zugangsdaten der Datenbank wurden gespeichert!',
  validationError: (sentence) => `Prüfung fehlgeschlagen: ${sentence}`,
  required: {
    host: 'Der Host fehlt. Bitte geben Sie die Adresse Ihrer Datenbank ein.',
    database: 'Der Datenbankname fehlt. Bitte geben Sie den Namen Ihrer Datenbank ein.',
    schema: 'Das Schema fehlt. Bitte geben Sie den Namen Ihres Schemas ein.',
    user: 'Der Benutzername fehlt. Bitte geben Sie den Benutzernamen Ihrer Datenbank ein.',
    password: 'Das Passwort fehlt. Bitte geben Sie das Passwort Ihrer Datenbank ein.',
  },
  badHost:
    'Der Host muss aussehen wie db.example.com, db.example.com,1433 oder postgres://db.example.com:5432.',
  hostHelp: 'Für PostgreSQL schreiben Sie postgres://name. Ein Name allein steht für SQL Server.',
  passwordKept: 'Gespeichert. Leer lassen, um es zu behalten.',
  dismiss: 'Schließen',
  synchronise: 'Synchronisieren',
  synchronising: 'Wird synchronisiert',
  setUp: 'Tabellensynchronisierung',
  causesHeading: 'Häufige Ursachen:',
  outdated: (ago) => `Die Struktur hat sich seit der letzten Synchronisierung (${ago}) geändert.`,
  upToDate: (ago) => `Die Struktur hat sich seit der letzten Synchronisierung (${ago}) nicht geändert.`,
  never: 'Nie synchronisiert.',
  synchroniseFirst:
    'Nie synchronisiert. Synchronisieren Sie, um die Struktur in Ihre Datenbank zu schreiben.',
  enterCredentialsFirst:
    'Nie synchronisiert. Geben Sie die Zugangsdaten Ihrer Datenbank ein, und synchronisieren Sie dann.',
  askAdministrator: 'Bitten Sie Ihren Administrator, zu synchronisieren.',
  downloadManifest: 'Manifestdatei herunterladen',
  noVideo: 'Video nicht verfügbar.',
  allowPrivate: 'Die Einstellung ALLOW_PRIVATE_TARGETS des Servers erlaubt private Adressen.',
  privateTarget:
    'Die Zieldatenbank hat eine private Adresse. Mit solchen verbindet sich diese Installation nicht.',
  passwordAgain: 'Der Host hat sich geändert. Geben Sie das Passwort erneut ein.',
  checkValue: 'Prüfen Sie diesen Wert.',
  pageSummary: (organisation) =>
    `Übertragen Sie die Konnektorstruktur von ${organisation} in die Datenbank, und hinterlegen Sie hier deren Zugangsdaten.`,
  synchronisation: {
    heading: 'Datenbanksynchronisierung',
    summary: 'Überträgt die aktuelle Konnektorstruktur in Ihre Datenbank. Das kann eine Minute dauern.',
    action: 'Mit Ihrer Datenbank synchronisieren',
    busy: 'Ihre Datenbank wird synchronisiert',
  },
  credentials: {
    heading: 'Zugangsdaten der Datenbank',
    host: 'Host',
    database: 'Datenbank',
    schema: 'Schema',
    user: 'Benutzername',
    password: 'Passwort',
    save: 'Speichern',
    saving: 'Wird gespeichert',
  },
  guide: {
    heading: 'Anleitung zum Excel-Konnektor',
    manifest: {
      heading: 'Manifest herunterladen',
      text: 'Speichern Sie die Datei dort, wo Ihr Microsoft-365-Administrator sie erreicht.',
    },
    microsoft365: {
      heading: 'Zu Microsoft 365 hinzufügen',
      text: 'Für Administratoren der Microsoft-365-Umgebung.',
      video: 'Den Konnektor zu einer Microsoft-365-Umgebung hinzufügen',
    },
    excel365: {
      heading: 'Zu Excel 365 hinzufügen',
      text: 'Für alle, die mit Excel arbeiten.',
      video: 'Den Konnektor zu Excel 365 hinzufügen',
    },
    play: (title) => `Video abspielen: ${title}`,
    from: (host) => `Wird von ${host} abgespielt`,
  },
  commonCauses: [
    'Die Adresse des Hosts ist falsch',
    'Der Name der Datenbank ist falsch',
    'Benutzername oder Passwort ist falsch',
    'Das Schema gibt es nicht',
    'Eine Firewall blockiert die Verbindung',
  ],
  headings: {
    network: 'Verbindungsfehler:',
    invalidCredentials: 'Ungültige Zugangsdaten der Datenbank',
    syncFailed: 'Synchronisierung fehlgeschlagen',
    invalidRequest: 'Ungültige Anfrage',
    credentialsRefused: 'Anmeldung fehlgeschlagen:',
    accessDenied: 'Zugriff verweigert:',
    databaseNotFound: 'Datenbank nicht gefunden',
    schemaNotFound: 'Schema nicht gefunden',
    syncError: 'Synchronisierungsfehler',
    serverError: 'Fehler des Datenbankservers',
    unavailable: 'Datenbank nicht verfügbar',
    otherStatus: (status) => `Fehler (${status})`,
    timeout: 'Zeitüberschreitung der Verbindung',
    refused: 'Verbindung abgelehnt',
    authenticationFailed: 'Anmeldung fehlgeschlagen',
    databaseError: 'Datenbankfehler',
    plain: 'Fehler:',
    connectionError: 'Fehler bei der Verbindung zur Datenbank',
    unexpected: 'Unerwarteter Fehler',
  },
  network:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  credentialsInvalid: 'Die Zugangsdaten der Datenbank sind ungültig...',
  noPermission: 'Der Benutzer darf nicht auf diese Datenbank oder dieses Schema zugreifen.',
}

export const xero2sql: typeof xero2sqlMessages = {
  pleaseWait: (company, minutesSince) =>
    `Bitte warten Sie 15 Minuten nach der letzten Aktualisierung. ${company} wurde vor ${minutes(minutesSince)} zuletzt aktualisiert.`,
  syncStarted: 'Die Synchronisierung wurde gestartet. Sie dauert in der Regel 5 bis 15 Minuten...',
  readyToSync: 'Meine Entitäten – bereit zur Synchronisierung',
  synchronise: 'Xero-Konnektor – Synchronisieren V2',
  assignUsers: 'Xero-Konnektor – Benutzer zuweisen V2',
  tokens: 'Xero2Sql – Tokens',
  sync: 'Synchronisieren',
  syncing: 'Wird synchronisiert',
  readyIn: (wait) => `Bereit in ${minutes(wait)}.`,
  readyAgain: (company) => `${company} kann wieder synchronisiert werden.`,
  lastSyncStarted: 'Letzte manuelle Synchronisierung gestartet am',
  never: 'nie',
  loadingProducts: 'Produkte werden geladen',
  noProducts:
    'Keine Produkte registriert. Bitte wenden Sie sich an den Anbieter, um Ihre Xero2SQL-Entitäten mit Ihrem Portalkonto zu verknüpfen.',
  assignFailed:
    'Beim Zuweisen der ausgewählten Konnektoren ist ein Problem aufgetreten. Bitte versuchen Sie es erneut. Falls das Problem bestehen bleibt, wenden Sie sich an den Anbieter.',
  credentialsSaved: 'Erfolgreich gespeichert!',
  updateCredentials: 'Zugangsdaten ändern',
  apply: 'Übernehmen',
  credentials: {
    host: 'Host',
    database: 'Datenbank',
    schema: 'Schema',
    user: 'Benutzer',
    password: 'Passwort',
    confirmPassword: 'Passwort bestätigen',
  },
  tenant: {
    name: 'Name der Organisation',
    host: 'Host',
    database: 'Name der Datenbank',
    schema: 'Schema',
    user: 'Benutzer',
    password: 'Passwort',
    confirmPassword: 'Passwort bestätigen',
  },
  submit: 'Absenden',
  passwordsDiffer: 'Stimmt nicht mit „Passwort“ überein',
  noCompaniesOfToken: 'Keine Organisationen',
  chooseOrganisation: 'Wählen Sie eine Organisation, um festzulegen, wo ihre Zahlen gespeichert werden.',
  companyGone: 'Dieses Unternehmen gibt es nicht mehr.',
  noTokensFetched: 'Keine Tokens abgerufen',
  noTokensPresent: 'Keine Tokens vorhanden',
}
