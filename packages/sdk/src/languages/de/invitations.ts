import { formatNumber } from '../../common/language/format.ts'
import type { invitationsMessages } from '../../invitations/invitations.messages.ts'
import { connectors, german, groups, people } from './counted.ts'

export const invitations: typeof invitationsMessages = {
  invite: 'Personen einladen',
  title: (organisation) => `Personen zu ${organisation} einladen`,
  explained:
    'Sie erhalten eine E-Mail mit einem Link und werden Mitglieder, sobald sie annehmen. Ein Konto hat eine Rolle in allen Organisationen und kann keine annehmen, die weniger darf.',
  effect: (adds, skips, errors, replaces) =>
    [
      [
        `Fügt ${people(adds)} hinzu`,
        `sendet ${german(adds + replaces, { one: '# E-Mail', other: '# E-Mails' })}`,
        replaces > 0 && `ersetzt ${german(replaces, { one: '# Einladung', other: '# Einladungen' })}`,
        `überspringt ${formatNumber(skips)}.`,
      ]
        .filter(Boolean)
        .join(', '),
      errors > 0 &&
        german(errors, {
          one: '# Zeile hat einen Fehler und wird nicht gesendet.',
          other: '# Zeilen haben Fehler und werden nicht gesendet.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  gets: (count, groupCount, connectorCount) =>
    `${german(count, { one: '# Person erhält', other: '# Personen erhalten' })} ${[
      groupCount > 0 && groups(groupCount),
      connectorCount > 0 && connectors(connectorCount),
    ]
      .filter(Boolean)
      .join(' und ')}.`,
  done: (count) => `${people(count)} eingeladen.`,
  someFailed: (done, failed) =>
    `${people(done)} eingeladen. ${german(failed, {
      one: '# konnte nicht eingeladen werden. Der Grund steht in der Zeile.',
      other: '# konnten nicht eingeladen werden. Die Gründe stehen in den Zeilen.',
    })}`,
  rows: {
    noAddress: 'Geben Sie eine E-Mail-Adresse ein',
    noRole: (name) => `Sie können keine Rolle „${name}“ vergeben. Wählen Sie eine`,
    twice: 'Übersprungen: zweimal in der Liste',
    member: 'Übersprungen: bereits Mitglied',
    invited: 'Übersprungen: bereits mit demselben Zugang eingeladen',
    invitedAbove: 'Bereits mit einer Rolle eingeladen, die Sie nicht vergeben können',
    replaces: 'Ersetzt die offene Einladung und ihren Zugriff. Ihr Link funktioniert dann nicht mehr',
    weakRole: (title) => `Diese Person hat die Rolle „${title}“, die mehr darf. Wählen Sie diese`,
    roleAboveYours: (title) => `Diese Person hat die Rolle „${title}“, die Sie nicht vergeben können`,
    tooMany: (most) => `Zu viele zusammen. Die Grenze ist ${formatNumber(most)}`,
  },
  refusals: {
    isMember: 'Diese Adresse ist bereits Mitglied.',
    isInvited:
      'Diese Adresse ist bereits eingeladen. Senden Sie diese Einladung erneut, oder ziehen Sie sie zurück.',
    invitedAbove:
      'Diese Adresse ist mit einer Rolle eingeladen, die mehr darf als Ihre eigene. Nur wer diese Rolle vergeben darf, kann sie erneut einladen.',
    twice: 'Diese Adresse steht zweimal in der Liste.',
    enoughToAddress: 'An diese Adresse gingen heute genug Einladungen. Versuchen Sie es morgen erneut.',
    enoughOfOrganisation:
      'Diese Organisation hat heute genug Einladungen gesendet. Versuchen Sie es morgen erneut.',
    moreThanOwnRole: 'Sie können keine Rolle vergeben, die mehr darf als Ihre eigene.',
    lessThanTheirRole: 'Diese Person hat eine Rolle, die mehr darf. Laden Sie sie mit dieser Rolle ein.',
    notValid: 'Diese Einladung ist nicht mehr gültig. Bitten Sie um eine neue.',
    otherAddress:
      'Diese Einladung gilt einer anderen E-Mail-Adresse. Melden Sie sich mit dem Konto an, das sie hat.',
    unverified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie dann die Einladung erneut.',
    tooPowerful:
      'Ihr Konto hat eine Rolle, die mehr darf als die dieser Einladung. Bitten Sie darum, mit Ihrer Rolle eingeladen zu werden.',
    hasAccount: 'Zu dieser E-Mail-Adresse gibt es ein Konto. Melden Sie sich damit an, um anzunehmen.',
    useProvider:
      'Ihre Organisation verwendet keine Passwörter. Melden Sie sich mit ihrem Anbieter an, um anzunehmen.',
  },
  pending: (count) => german(count, { one: '# offene Einladung', other: '# offene Einladungen' }),
  resent: (address) => `Die Einladung wurde erneut an ${address} gesendet.`,
  withdrawn: (address) => `Die Einladung von ${address} wurde zurückgezogen.`,
  withdrawal: (address) => `Einladung von ${address} zurückziehen?`,
  withdrawalMeans: 'Der Link in der E-Mail funktioniert dann nicht mehr. Darüber wird keine E-Mail gesendet.',
  page: {
    heading: (organisation) => `${organisation} beitreten`,
    invitedBy: (name, address) => `${name} hat ${address} in diese Organisation eingeladen.`,
    keepsRole: 'Ihr Konto behält seine Rolle.',
    tooPowerfulTitle: 'Ihr Konto hat eine Rolle, die mehr darf',
    tooPowerful: (invitedBy, invited, own) =>
      `Diese Einladung gibt die Rolle ${invited}, und Ihre ist ${own}. Ein Konto hat eine Rolle in allen Organisationen. Bitten Sie ${invitedBy}, Sie mit Ihrer Rolle einzuladen.`,
    accept: 'Einladung annehmen',
    signInFirst: 'Anmelden und annehmen',
    hasAccount: 'Zu dieser Adresse gibt es ein Konto. Melden Sie sich damit an, um anzunehmen.',
    signUp: 'Konto erstellen und annehmen',
    wrongTitle: 'Diese Einladung gilt für ein anderes Konto',
    wrongAccount: (invited, signedIn) =>
      `Sie gilt für ${invited}, aber Sie sind als ${signedIn} angemeldet. Melden Sie sich ab, um sie anzunehmen.`,
    signOut: 'Abmelden',
    invalidTitle: 'Diese Einladung ist nicht gültig',
    invalid:
      'Vielleicht wurde sie benutzt oder zurückgezogen, oder sie ist älter als 7 Tage. Bitten Sie um eine neue.',
    toSignIn: 'Anmelden',
    toHome: 'Zur Startseite',
    acceptedTitle: 'Einladung angenommen',
    accepted: (organisation) => `Sie sind jetzt Mitglied von ${organisation}.`,
  },
}
