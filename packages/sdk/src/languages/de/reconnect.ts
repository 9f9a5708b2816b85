import type { reconnectMessages } from '../../connectors/reconnect/reconnect.messages.ts'

export const reconnect: typeof reconnectMessages = {
  ask: 'Person mit dem Zugang bitten',
  askFor: (connector) => `Person mit dem Zugang bitten: ${connector}`,
  dialog: {
    title: (connector) => `${connector} per E-Mail neu verbinden`,
    description: (provider) =>
      `Die Person mit dem Zugang zu ${provider} erhält eine E-Mail mit einem Link. Ein Konto bei Tributary braucht sie nicht. Der Link funktioniert einmal, 30 Minuten lang.`,
    account: (account, provider) => `Sie muss bei ${provider} ${account} auswählen.`,
    address: 'E-Mail-Adresse',
    addressHelp: 'Die Person sieht Ihren Namen, die Organisation und den Konnektor.',
    send: 'Link senden',
  },
  sent: (address) => `Der Link wurde an ${address} gesendet.`,
  pending: {
    until: (address, time) => `${address} wurde gebeten. Der Link funktioniert bis ${time}.`,
    expired: (address) => `${address} wurde gebeten, aber der Link ist abgelaufen.`,
    again: 'Erneut senden',
    againTo: (address, connector) => `Erneut senden an ${address}: ${connector}`,
    withdraw: 'Zurückziehen',
    withdrawFrom: (address, connector) => `Zurückziehen: Link für ${connector} an ${address}`,
  },
  withdrawn: 'Die Bitte wurde zurückgezogen.',
  page: {
    title: (provider) => `${provider} neu verbinden`,
    asked: (by, company) => `${by} bittet Sie, einen Konnektor von ${company} neu zu verbinden.`,
    connector: 'Konnektor',
    account: (provider) => `Konto bei ${provider}`,
    reads: 'Was Tributary liest',
    onlyReads: 'Tributary liest nur. Dort wird nichts geändert.',
    leave: (provider) =>
      `${provider} bittet Sie, sich anzumelden und zuzustimmen, und bringt Sie dann hierher zurück. Ein Konto bei Tributary brauchen Sie nicht.`,
    go: (provider) => `Weiter zu ${provider}`,
    stranger: (by) => `Wenn Sie ${by} nicht kennen, schließen Sie diese Seite.`,
    doneTitle: 'Neu verbunden',
    done: (by) =>
      `Vielen Dank. ${by} erhält eine E-Mail, und eine Aktualisierung beginnt jetzt. Sie können diese Seite schließen.`,
    doneUnknown:
      'Vielen Dank. Die Person, die Sie gebeten hat, erhält eine E-Mail, und eine Aktualisierung beginnt jetzt. Sie können diese Seite schließen.',
    invalidTitle: 'Dieser Link ist nicht gültig',
    invalid:
      'Er funktioniert einmal, 30 Minuten lang, und kann zurückgezogen werden. Bitten Sie den Absender um einen neuen.',
  },
  reads: {
    xero: 'Einstellungen, Kontakte, Rechnungen, Zahlungen, Bankbuchungen, manuelle Buchungen und die Summen- und Saldenliste.',
    vend: 'Das Geschäft mit seinen Filialen, Kassen und Benutzern, Kunden, Produkte, Lieferanten, Bestände, Verkäufe, Zahlungsarten, Steuern, Aktionen, Geschenkkarten und Guthaben.',
    mailchimp:
      'Zielgruppen mit ihren Mitgliedern und Segmenten, Kampagnen mit ihren Berichten, Automatisierungen sowie die Bestellungen, Produkte und Kunden von Shops.',
    poweroffice:
      'Die Nebenbücher, Konten, Belege, Rechnungen, Aufträge, Kunden, Lieferanten, Produkte und Projekte des Mandanten.',
  },
  failures: {
    cancelled: (provider) => `Bei ${provider} wurde nichts autorisiert. Versuchen Sie es erneut.`,
    otherAccount: (account, provider) =>
      `Sie haben bei ${provider} ein anderes Konto ausgewählt. Dieser Konnektor kann nur ${account} lesen. Versuchen Sie es erneut und wählen Sie dieses.`,
    otherOrganisation: (account) =>
      `${account} ist in Tributary jetzt mit einer anderen Organisation verbunden. Sagen Sie es der Person, die Sie gebeten hat.`,
    notPermitted: (provider) =>
      `${provider} hat abgelehnt, weil der Anwendung, die Tributary verwendet, eine Berechtigung fehlt. Sagen Sie es der Person, die Sie gebeten hat.`,
    failed: (provider) =>
      `${provider} war nicht erreichbar oder hat einen Fehler gemeldet. Versuchen Sie es erneut.`,
  },
}
