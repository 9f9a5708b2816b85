import type { accountMessages } from '../../account/account.messages.ts'
import type { signUpLabels } from '../../account/sign-up-form.ts'
import type { approvalsMessages } from '../../approvals/approvals.messages.ts'
import type { connectionMessages } from '../../client/connection.messages.ts'
import type { requestMessages } from '../../client/request.messages.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { timeAgoMessages } from '../../common/text/time-ago.messages.ts'
import type { emailMessages } from '../../common/validation/email.ts'
import type { validationMessages } from '../../common/validation/validation.messages.ts'
import type { configurationMessages } from '../../configuration/configuration.messages.ts'
import type { organisationsMessages } from '../../organisations/organisations.messages.ts'
import { userName } from '../../users/user-name.ts'
import type { usersMessages } from '../../users/users.messages.ts'
import * as counted from './counted.ts'
import { german } from './counted.ts'

export const account: typeof accountMessages = {
  signUpOff: 'Die Registrierung ist abgeschaltet.',
  signUpFailed: 'Es ist ein Fehler aufgetreten.',
  externalCancelled: (provider) =>
    `Die Registrierung mit ${provider} wurde abgebrochen oder ist nicht erlaubt.`,
  externalFailed: (provider) =>
    `Bei der Registrierung mit ${provider} ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.`,
  finalise: {
    awaitingApproval: 'Ihre Registrierung wartet auf Genehmigung.',
    awaitingAdvice: 'Das kann bis zu 24 Stunden dauern. Bitte prüfen Sie auch Ihren Spam-Ordner.',
    submitted: 'Ihr Antrag auf Beitritt zur Organisation wurde zur Genehmigung eingereicht.',
    join: (provider) =>
      `Die verbundenen Entitäten von ${provider} gehören bereits zu einer Organisation. Möchten Sie den Beitritt zu ihr beantragen?`,
    title: 'Registrierung abschließen',
    joinHeading: 'Beitritt zur Organisation beantragen?',
    headings: { 'link-account': 'Zum Fortfahren anmelden', organisation: 'Weiter' },
    submit: 'Registrierung abschließen',
    invalidLink: 'Dieser Registrierungslink ist ungültig oder abgelaufen.',
  },
  resetRequest: {
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    captchaMissing: 'Bitte schließen Sie die reCAPTCHA-Prüfung ab.',
    captchaError:
      'Bei reCAPTCHA ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    captchaExpired: 'reCAPTCHA ist abgelaufen. Bitte schließen Sie die Prüfung erneut ab.',
    failed:
      'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es erneut oder wenden Sie sich an Ihren Administrator.',
    ifItPersists: ' Falls das Problem bestehen bleibt, wenden Sie sich bitte an Ihren Administrator.',
    sent: (email) => `Ein Link zum Zurücksetzen Ihres Passworts ist unterwegs an ${email}.`,
    sentAdvice: 'Falls innerhalb von 15 Minuten nichts ankommt, prüfen Sie bitte Ihren Spam-Ordner.',
    backToSignIn: 'Zurück zur Anmeldung',
  },
  confirmAddress: {
    heading: 'E-Mail-Adresse bestätigen',
    question: (address) => `Ist ${address} Ihre E-Mail-Adresse?`,
    means: 'Codes und Links für Ihr Konto gehen dann an diese Adresse, und Sie melden sich mit ihr an.',
    submit: 'E-Mail-Adresse bestätigen',
    done: 'Ihre E-Mail-Adresse wurde bestätigt.',
    doneMeans: 'Verwenden Sie diese Adresse bei der nächsten Anmeldung.',
    invalid: 'Dieser Link ist ungültig oder abgelaufen.',
    invalidMeans:
      'Fordern Sie in Ihrem Profil einen neuen Link an, oder melden Sie sich an, um einen zu erhalten.',
  },
  newPassword: {
    set: {
      heading: 'Passwort festlegen',
      invalid: 'Anfrage zum Festlegen des Passworts ungültig',
      done: 'Ihr Passwort wurde festgelegt.',
    },
    reset: {
      heading: 'Passwort zurücksetzen',
      invalid: 'Anfrage zum Zurücksetzen des Passworts ungültig',
      done: 'Ihr Passwort wurde zurückgesetzt.',
    },
    requestAgain: 'Erneut anfordern',
  },
}

export const labels: typeof signUpLabels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  organisationName: 'Name der Organisation',
}

export const approvals: typeof approvalsMessages = {
  statuses: { PENDING: 'Offen', APPROVED: 'Genehmigt', REJECTED: 'Abgelehnt' },
  types: {
    JOIN_ORGANISATION: 'ORGANISATION BEITRETEN',
    NEW_ORGANISATION: 'NEUE ORGANISATION',
    ADD_CONNECTOR: 'KONNEKTOR HINZUFÜGEN',
  },
  decision: (status, ago, by) => `${status}${ago ? ` ${ago}` : ''}${by ? ` von ${by}` : ''}`,
  requested: (ago) => `Beantragt ${ago}`,
  none: 'Es gibt keine Genehmigungen.',
  noneOf: {
    pending: 'Es gibt keine offenen Genehmigungen.',
    decided: 'Es gibt keine entschiedenen Genehmigungen.',
  },
  waiting: (count) =>
    count
      ? german(count, {
          one: '# Antrag wartet auf eine Entscheidung.',
          other: '# Anträge warten auf eine Entscheidung.',
        })
      : 'Kein Antrag wartet auf eine Entscheidung.',
  orders: {
    'pending-first': 'Offene zuerst',
    newest: 'Neueste Anträge zuerst',
    oldest: 'Älteste Anträge zuerst',
  },
  approve: 'Genehmigen',
  reject: 'Ablehnen',
  decided: 'Über den Antrag wurde entschieden.',
  alreadyDecided: 'Über diesen Antrag wurde bereits entschieden.',
  ownRequest: 'Über Ihren eigenen Antrag können Sie nicht entscheiden.',
  requesterGone: 'Der Antragsteller hat kein Konto mehr.',
  unknown: 'Diesen Antrag gibt es nicht, oder Sie können nicht darüber entscheiden.',
  connector: {
    ask: 'Anfragen',
    asked: 'Angefragt',
    approved: 'Genehmigt',
    requested: (type) => `Ihre Administratoren wurden gebeten, ${type} einzurichten.`,
    requestedAlready: (type) => `Ihre Administratoren wurden bereits gebeten, ${type} einzurichten.`,
    inUse: (type) => `Ihre Organisation hat ${type} bereits.`,
    setUp: (type) => `${type} einrichten`,
  },
  linkRefused: 'Dieser Link ist nicht mehr gültig.',
  confirm: {
    APPROVED: 'Diesen Antrag genehmigen?',
    REJECTED: 'Diesen Antrag ablehnen?',
    advice:
      'Ein Link hat Sie hierher geführt. Noch ist nichts entschieden, und eine Entscheidung ist endgültig.',
    cancel: 'Abbrechen',
  },
}

export const connection: typeof connectionMessages = {
  refused:
    'Der Server hat die Verbindung abgelehnt. Prüfen Sie seine Adresse, oder versuchen Sie es in einigen Minuten erneut.',
  unknownHost: 'Der Server wurde nicht gefunden. Prüfen Sie seine Adresse und Ihre Internetverbindung.',
  insecure:
    'Die sichere Verbindung zum Server ist fehlgeschlagen. Bitten Sie seinen Administrator, das Zertifikat zu prüfen.',
}

export const request: typeof requestMessages = {
  network:
    'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es in einigen Minuten erneut.',
  invalidResponse: 'Ungültige Antwort des Servers',
  emptyResponse: 'Keine Antwort des Servers',
  requestFailed: 'Anfrage fehlgeschlagen',
  serverFault: 'Der Server hat zurzeit ein Problem. Versuchen Sie es in einigen Minuten erneut.',
  tooManyRequests:
    'Der Server hat zu viele Anfragen erhalten. Warten Sie eine Minute und versuchen Sie es dann erneut.',
  unexpected: 'Es ist ein Fehler aufgetreten.',
}

export const timeAgo: typeof timeAgoMessages = { justNow: 'gerade eben' }

export const email: typeof emailMessages = {
  invalid: 'Ungültige E-Mail-Adresse',
  taken: 'Diese E-Mail-Adresse wird bereits verwendet',
}

const inWords = new Map([
  [6, 'sechs'],
  [8, 'acht'],
  [15, 'fünfzehn'],
])

export const validation: typeof validationMessages = {
  atMostCharacters: (most) => `Höchstens ${counted.characters(most)}.`,
  ordinarySigns: 'Bitte verwenden Sie nur Buchstaben, Ziffern und gewöhnliche Zeichen.',
  mismatch: (placeholder) => `Stimmt nicht mit „${placeholder}“ überein`,
  password: {
    length: (minimum) => `mindestens ${inWords.get(minimum) ?? minimum} Zeichen`,
    numberOrSpecial: 'eine Ziffer oder ein Sonderzeichen',
    notCommon: 'kein häufig verwendetes Passwort',
    hint: (first, last) => `${joined(first)} und ${last}.`,
  },
}

export const configuration: typeof configurationMessages = {
  title: 'Globale Konfiguration',
  summary: 'Änderungen gelten sofort für alle Organisationen.',
  general: 'Allgemein',
  none: 'Diese Installation hat keine Einstellungen, die sich ändern lassen.',
  labels: {
    AllowSignUp: 'Registrierung erlauben',
    RequireSignUpApproval: 'Genehmigung der Registrierung verlangen',
    RequireMultiFactorAuthentication: 'Mehrstufige Anmeldung verlangen',
    AllowExternalSignIn: 'Externe Anmeldung erlauben',
    AllowConnectorRefresh: 'Aktualisierung von Konnektoren erlauben',
  },
  descriptions: {
    AllowSignUp:
      'Jeder kann sich selbst registrieren. Solange dies aus ist, ist die Registrierung geschlossen.',
    RequireSignUpApproval:
      'Neue Organisationen warten auf eine Genehmigung. Für Beitritte zu einer Organisation gilt das immer.',
    RequireMultiFactorAuthentication:
      'Alle Benutzer brauchen bei der Anmeldung einen zweiten Faktor, außer auf vertrauenswürdigen Geräten: eine App, einen Passkey oder einen Code aus einer E-Mail. Solange dies aus ist, entscheiden die Benutzer selbst.',
    AllowExternalSignIn:
      'Anmeldung und Registrierung sind mit einem externen Anbieter möglich. Solange dies aus ist, ist ein Passwort nötig.',
    AllowConnectorRefresh:
      'Konnektoren lassen sich im Portal und von Programmen aktualisieren. Solange dies aus ist, startet keine Aktualisierung.',
  },
  changed: (ago, by) => `Geändert ${ago}${by ? ` von ${by}` : ''}`,
  beforeOn: {
    RequireMultiFactorAuthentication: {
      title: 'Codes von allen Benutzern verlangen?',
      advice:
        'Bei der nächsten Anmeldung brauchen alle Benutzer, auch Sie, einen zweiten Faktor: eine App, einen Passkey oder, ohne diese, einen Code aus einer E-Mail. Stellen Sie sicher, dass E-Mails zugestellt werden: Ohne Faktor kann sich niemand anmelden.',
      action: 'Codes verlangen',
    },
  },
  beforeOff: {
    RequireSignUpApproval: {
      title: 'Neuen Organisationen Zugang ohne Genehmigung geben?',
      advice:
        'Neue Organisationen erhalten sofort und ungeprüft Zugang. Bereits wartende Anträge brauchen weiterhin eine Entscheidung.',
      action: 'Genehmigungen abschalten',
    },
    AllowExternalSignIn: {
      title: 'Externe Anmeldung abschalten?',
      advice:
        'Die Schaltflächen der Anbieter verschwinden. Wer sich bisher nur mit einem Anbieter angemeldet hat, muss zuerst mit „Passwort vergessen?“ ein Passwort festlegen.',
      action: 'Abschalten',
    },
    AllowConnectorRefresh: {
      title: 'Alle Aktualisierungen stoppen?',
      advice:
        'Niemand kann mehr einen Konnektor aktualisieren, in keiner Organisation, weder hier noch über die API. Laufende Aktualisierungen werden fortgesetzt.',
      action: 'Aktualisierungen stoppen',
    },
  },
}

export const organisations: typeof organisationsMessages = {
  none: 'Keine Organisationen gefunden.',
  notFound: 'Organisation nicht gefunden.',
  backToList: 'Zurück zu den Organisationen',
  add: 'Organisation hinzufügen',
  edit: 'Organisation bearbeiten',
  count: (count) => `${counted.organisations(count)}.`,
  found: (count, total) => `${formatNumber(count)} von ${counted.organisations(total)}.`,
  added: (name) => `${name} wurde hinzugefügt.`,
  changed: (name) => `${name} wurde gespeichert.`,
  sameName: 'Eine andere Organisation hat diesen Namen.',
  schemaHelp: 'Hier speichern ihre Konnektoren ihre Tabellen.',
  schemaFromName:
    'Hier speichern ihre Konnektoren ihre Tabellen. Bleibt das Feld leer, wird der Name der Organisation verwendet.',
  schemaName: (schema) => `Ihre Konnektoren speichern ihre Tabellen im Schema ${schema}.`,
  delete: 'Organisation löschen',
  deleteNamed: (name) => `${name} löschen?`,
  deleteEffect:
    'Niemand kann sie mehr öffnen, ihre Aktualisierungen enden, und ihre gespeicherten Zugangsdaten werden sofort gelöscht. Sie können sie 30 Tage lang wiederherstellen. Danach wird sie mit ihren Tabellen in unserer Datenbank endgültig gelöscht. Ihre eigenen Datenbanken bleiben, wie sie sind, und das Audit-Log behält seine Einträge.',
  deleteLost:
    'Nicht wiederhergestellt werden: Zugangsdaten, Anmeldeanbieter, SCIM, Webhooks, Alarmkanäle, Einladungen, offene Anfragen und der Verlauf der Aktualisierungen.',
  typeName: (name) => `Geben Sie zur Bestätigung „${name}“ ein`,
  wrongName: 'Das ist nicht der Name der Organisation.',
  onlyOrganisation: 'Das ist die einzige Organisation. Fügen Sie eine andere hinzu, bevor Sie sie löschen.',
  deleted: (name) => `${name} wurde gelöscht. Sie können die Organisation 30 Tage lang wiederherstellen.`,
  restored: (name) => `${name} wurde wiederhergestellt. Geben Sie die Zugangsdaten erneut ein.`,
  deletedTitle: 'Gelöschte Organisationen',
  deletedHelp:
    'Sie können 30 Tage lang wiederhergestellt werden. Geben Sie danach ihre Zugangsdaten erneut ein, und setzen Sie ihre Zeitpläne fort.',
  loadingDeleted: 'Gelöschte Organisationen werden geladen',
  deletedBy: (time, name) => `Gelöscht am ${time} von ${name}`,
  deletedAt: (time) => `Gelöscht am ${time}`,
  erasedAt: (time) => `Endgültig gelöscht am ${time}`,
  restore: 'Wiederherstellen',
  restoreNamed: (name) => `${name} wiederherstellen`,
  saved: 'Die Organisation wurde gespeichert.',
  keyTaken: 'Dieser Schlüssel gehört zu einer anderen Organisation.',
  noSchemaName: 'Das Schema braucht mindestens einen Buchstaben oder eine Ziffer.',
  schemaTaken: 'Dieses Schema wird bereits verwendet. Wählen Sie ein anderes.',
  tablesStay: (code) =>
    `Im Schema ${code} gibt es synchronisierte Tabellen, daher lässt es sich nicht ändern. Entfernen Sie diese zuerst.`,
}

const named = (user: Parameters<typeof userName>[0]) => isolated(userName(user))

export const users: typeof usersMessages = {
  holdings: {
    groups: counted.groups,
    entities: counted.entities,
    helperTables: counted.helperTables,
    companies: counted.xeroCompanies,
    connectors: counted.connectors,
  },
  none: 'Keine Benutzer gefunden.',
  summary: (count, organisation) => `${counted.users(count)} in ${organisation}.`,
  add: 'Benutzer hinzufügen',
  edit: 'Benutzer bearbeiten',
  added: (user) => `${named(user)} wurde hinzugefügt.`,
  invited: (user) => `${named(user)} wurde hinzugefügt und erhält eine E-Mail zur Anmeldung.`,
  saved: (user) => `${named(user)} wurde gespeichert.`,
  removed: (user) => `${named(user)} wurde gelöscht.`,
  removal: (user) => `${named(user)} löschen?`,
  removalMeans: (organisation) =>
    `Der Zugang zu ${organisation} endet sofort. Ist es die letzte Organisation, wird das Konto archiviert.`,
  noMatch: 'Kein Benutzer passt zu diesen Filtern.',
  addressConfirmed:
    'Wir senden einen Link an die neue Adresse. Die Anmeldung ist möglich, sobald der Link geöffnet wurde.',
  passwordLink: 'Er wird beim Speichern per E-Mail gesendet.',
  passwordKept: 'Lassen Sie beide Felder leer, um das Passwort zu behalten.',
  noMicrosoftId: 'Leer lassen, um sie zu entfernen.',
  factors: {
    heading: 'Authenticator-Apps und Passkeys',
    none: 'Dieser Benutzer hat keine Authenticator-App und keinen Passkey.',
    count: (count) => plural(count, { one: '# App', other: '# Apps' }),
    passkeys: (count) => plural(count, { one: '# Passkey', other: '# Passkeys' }),
    reset: 'Zurücksetzen',
    resetOf: 'Apps und Passkeys zurücksetzen?',
    means:
      'Die Anmeldung ist dann ohne App und Passkey möglich. Der Benutzer wird überall abgemeldet und erhält darüber eine E-Mail. Vergewissern Sie sich zuerst, dass die Bitte von ihm kommt.',
    done: 'Die Authenticator-Apps und Passkeys wurden entfernt.',
  },
  noIdentities: 'Mit diesem Benutzer ist kein Anmeldeanbieter verknüpft.',
  identityRemoval: (provider) =>
    `Die Anmeldung mit ${provider} ist dann nicht mehr möglich, und der Benutzer erhält darüber eine E-Mail. Nicht gespeicherte Änderungen dieses Formulars bleiben erhalten.`,
  neverSignedIn: 'Nie',
  foreignRole: 'Diese Rolle können Sie weder vergeben noch entziehen.',
  gone: 'Diesen Benutzer gibt es nicht mehr.',
  viewAs: (name) => `Als ${name} ansehen`,
  viewOnly: 'Solange Sie das Portal als jemand anderes sehen, können Sie nichts ändern.',
  viewPersonal:
    'Profile, Anmeldeverfahren, Tokens und Zugangsdaten werden nicht gezeigt, solange Sie das Portal als jemand anderes sehen.',
  edited: (user) => `${named(user)} bearbeiten`,
  deleted: (user) => `${named(user)} löschen`,
  morePowerful: 'Sie können keinen Benutzer ändern, der mehr Rechte hat als Sie.',
  above: 'Hat mehr Rechte als Sie',
  elsewhere:
    'Dieser Benutzer gehört auch zu einer anderen Organisation. Nur er selbst oder ein Administrator aller seiner Organisationen kann das ändern.',
  oneself: 'Sie selbst',
  own: {
    role: 'Ihre eigene Rolle können Sie nicht ändern.',
    status: 'Ihr eigenes Konto können Sie weder sperren noch archivieren.',
    password: 'Ihr eigenes Passwort ändern Sie in Ihrem Profil.',
    email: 'Ihre eigene E-Mail-Adresse ändern Sie in Ihrem Profil.',
    identities: 'Ihre eigenen Anmeldeanbieter entfernen Sie in Ihrem Profil.',
    factors: 'Ihre eigenen Authenticator-Apps und Passkeys entfernen Sie in Ihrem Profil.',
    removal: 'Ihr eigenes Konto können Sie nicht entfernen.',
  },
}
