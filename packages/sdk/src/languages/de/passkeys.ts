import type { passkeyMessages } from '../../session/passkeys.messages.ts'

export const passkeys: typeof passkeyMessages = {
  heading: 'Passkeys',
  none: 'Ein Passkey meldet Sie mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an, ohne Passwort. Keine andere Website kann ihn verwenden.',
  some: 'Jeder meldet Sie ohne Passwort an. Nach dem Passwort erfordert die Anmeldung einen Ihrer Passkeys oder eine Ihrer Apps, außer auf Geräten, denen Sie vertrauen.',
  add: 'Passkey hinzufügen',
  name: 'Name des Passkeys',
  nameHelp: 'Damit Sie ihn später erkennen, z. B. „Mein Laptop“.',
  loading: 'Passkeys werden geladen',
  afterPassword: 'nur nach dem Passwort',
  allowAlone: 'Ohne Passwort erlauben',
  allowAloneFor: (name) => `Ohne Passwort erlauben: ${name}`,
  alone: 'Der Passkey meldet Sie wieder ohne Passwort an.',
  removalMeans: 'Sie können sich damit dann nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
  lastRemovalMeans:
    'Es ist Ihr einziger Passkey, und Sie haben keine Authenticator-App. Dann genügt Ihr Passwort allein, wenn Sie keine Codes per E-Mail erhalten.',
  removed: 'Der Passkey wurde entfernt.',
  added: 'Der Passkey wurde hinzugefügt.',
  tooMany: 'Mehr Passkeys sind nicht möglich. Entfernen Sie zuerst einen.',
  taken: 'Dieser Passkey wurde schon hinzugefügt.',
  refused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
  unknown: 'Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit Ihrem Passwort an.',
  notAlone:
    'Ihr Passwort oder Ihre E-Mail-Adresse hat sich geändert, seit Sie diesen Passkey hinzugefügt haben. Melden Sie sich zuerst mit Ihrem Passwort an.',
  cancelled: 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal.',
  exists: 'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
  unsupported: 'Ihr Browser kann hier keine Passkeys verwenden.',
  signIn: 'Mit einem Passkey anmelden',
  signInHeading: 'Bestätigen Sie mit Ihrem Passkey',
  signInHint: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
  use: 'Passkey verwenden',
}
