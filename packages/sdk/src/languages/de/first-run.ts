import { formatNumber } from '../../common/language/format.ts'
import type { firstRunMessages } from '../../first-run/first-run.messages.ts'

export const firstRun: typeof firstRunMessages = {
  heading: 'Erste Schritte',
  progress: (done, total) => `Erledigt: ${formatNumber(done)} von ${formatNumber(total)}`,
  hidden: '„Erste Schritte“ ist ausgeblendet. Die Suche zeigt die Liste wieder.',
  shown: '„Erste Schritte“ wird wieder angezeigt.',
  hide: 'Ausblenden',
  done: 'Erledigt',
  open: 'Offen',
  steps: {
    organisation: 'Organisation anlegen',
    connector: 'Ein System verbinden',
    refresh: 'Aktualisieren und die erste Tabelle ansehen',
    people: 'Personen einladen',
    excel: 'Die Excel-Struktur synchronisieren',
  },
  explained: {
    organisation: 'Ihr gehören ihre Konnektoren, Personen und Tabellen.',
    connector:
      'Wählen Sie unten einen Typ und geben Sie die verlangten Angaben ein. Die erste Verbindung schließt diesen Schritt ab.',
    refresh: 'Eine Aktualisierung kopiert die Daten in Tabellen. Meist dauert das weniger als eine Minute.',
    people: 'Sie erhalten eine E-Mail mit einem Link und den Zugang, den Sie wählen.',
    excel: 'Legen Sie Bereiche fest und wer sie sieht, und schreiben Sie sie in die Datenbank.',
  },
}
