import type { SignInChangedWords } from './english.messages.ts'

export const german: SignInChangedWords = {
  changes: {
    'provider-set': {
      subject: (name) => `Der Anmeldeanbieter ${name} wurde eingerichtet`,
      text: (name) =>
        `Der Anmeldeanbieter ${name} wurde eingerichtet. Er ist aus, bis er eingeschaltet wird.`,
    },
    'provider-changed': {
      subject: () => 'Der Anmeldeanbieter wurde geändert',
      text: (name) => `Die Einstellungen des Anmeldeanbieters ${name} wurden geändert.`,
    },
    'provider-on': {
      subject: (name) => `Mitglieder können sich mit dem Anbieter ${name} anmelden`,
      text: (name) => `Das Anmelden mit dem Anbieter ${name} wurde eingeschaltet.`,
    },
    'provider-off': {
      subject: (name) => `Mitglieder können sich nicht mehr mit dem Anbieter ${name} anmelden`,
      text: (name) => `Das Anmelden mit dem Anbieter ${name} wurde abgeschaltet.`,
    },
    'only-provider': {
      subject: () => 'Mitglieder melden sich nur noch über einen Anbieter an',
      text: () =>
        'Passwörter wurden für Mitglieder mit einer Adresse einer bestätigten Domain abgeschaltet, deren Anbieter an ist. Ein Administrator behält das Passwort.',
    },
    'provider-removed': {
      subject: () => 'Der Anmeldeanbieter wurde entfernt',
      text: (name) => `Der Anmeldeanbieter ${name} wurde entfernt, und niemand kann sich damit anmelden.`,
    },
    'domain-verified': {
      subject: (name) => `Die Mail-Domain ${name} ist bestätigt`,
      text: (name) =>
        `Der Anmeldeanbieter kann jetzt Personen mit einer Adresse der Domain ${name} anmelden.`,
    },
    'domain-failing': {
      subject: (name) => `Der Eintrag von ${name} fehlt`,
      text: (name) =>
        `Der DNS-Eintrag von ${name} wurde nicht gefunden. Wenn er drei Tage lang fehlt, ist die Domain nicht mehr bestätigt.`,
    },
    'domain-lapsed': {
      subject: (name) => `Die Mail-Domain ${name} ist nicht mehr bestätigt`,
      text: (name) =>
        `Der DNS-Eintrag von ${name} fehlt seit drei Tagen. Der Anmeldeanbieter meldet keine Personen mit einer Adresse dieser Domain mehr an.`,
    },
    'domain-removed': {
      subject: (name) => `Die Mail-Domain ${name} wurde entfernt`,
      text: (name) =>
        `Der Anmeldeanbieter meldet keine Personen mit einer Adresse der Domain ${name} mehr an.`,
    },
    'domain-moved': {
      subject: (name) => `Der Anbieter von ${name} wurde geändert`,
      text: (name) =>
        `Personen mit einer Adresse der Domain ${name} melden sich mit einem anderen Anbieter oder mit keinem an.`,
    },
    'passwords-allowed': {
      subject: () => 'Mitglieder können wieder Passwörter verwenden',
      text: () => 'Mitglieder sind nicht mehr auf die Anmeldeanbieter der Organisation beschränkt.',
    },
    'scim-on': {
      subject: () => 'SCIM wurde eingeschaltet',
      text: () =>
        'Ein Verzeichnis mit einem Token kann jetzt Benutzer und Sicherheitsgruppen hinzufügen, ändern und entfernen.',
    },
    'scim-off': {
      subject: () => 'SCIM wurde abgeschaltet',
      text: () =>
        'Jede Anfrage eines Verzeichnisses wird abgelehnt. Dessen Benutzer und Sicherheitsgruppen bleiben, wie sie sind.',
    },
    'scim-token': {
      subject: () => 'Ein Token für SCIM wurde erstellt',
      text: (name) =>
        `Mit dem Token ${name} kann ein Verzeichnis Benutzer und Sicherheitsgruppen hinzufügen, ändern und entfernen.`,
    },
  },
  provider: 'der Organisation',
  token: 'für SCIM',
  open: 'Anmeldeeinstellungen öffnen',
  unexpected:
    'Wenn das keiner der Administratoren getan hat, machen Sie es rückgängig und sehen Sie im Audit-Log nach.',
}
