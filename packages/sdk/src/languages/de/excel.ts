import { formatNumber } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { accessMessages } from '../../excel/access/access.messages.ts'
import type { groupsMessages } from '../../excel/groups/groups.messages.ts'
import type { linkText } from '../../excel/links/link-sentence.messages.ts'
import { linkChangeSummary } from '../../excel/links/link-sentence.ts'
import type { linksMessages } from '../../excel/links/links.messages.ts'
import type { areasMessages, subareasMessages } from '../../excel/structure/areas.messages.ts'
import type { excelMessages } from '../../excel/structure/excel.messages.ts'
import type { StructureNoun, structureMessages } from '../../excel/structure/structure.messages.ts'
import { userName } from '../../users/user-name.ts'
import { counted } from './counted.ts'

export const nouns: Record<StructureNoun, { one: string; many: string }> = {
  area: { one: 'Bereich', many: 'Bereiche' },
  'sub-area': { one: 'Unterbereich', many: 'Unterbereiche' },
  version: { one: 'Version', many: 'Versionen' },
  milestone: { one: 'Meilenstein', many: 'Meilensteine' },
  'helper table': { one: 'Hilfstabelle', many: 'Hilfstabellen' },
  entity: { one: 'Entität', many: 'Entitäten' },
  'security group': { one: 'Sicherheitsgruppe', many: 'Sicherheitsgruppen' },
  user: { one: 'Benutzer', many: 'Benutzer' },
}

const countedNoun = (count: number, noun: StructureNoun) => counted(count, nouns[noun].one, nouns[noun].many)

const masculine: readonly string[] = ['area', 'sub-area', 'milestone', 'user']
const gone = (noun: string) =>
  `${masculine.includes(noun) ? 'Diesen' : 'Diese'} ${noun in nouns ? nouns[noun as StructureNoun].one : noun} gibt es nicht mehr.`

const sentences = (noun: 'area' | 'sub-area') => ({
  summary: (count: number, organisation: string) => `${countedNoun(count, noun)} in ${organisation}.`,
  archivedHidden: (count: number) => `${count} archivierte ${count === 1 ? 'ist' : 'sind'} ausgeblendet.`,
  archivedFound: (count: number) => `${count} archivierte ${count === 1 ? 'passt' : 'passen'} ebenfalls.`,
  deletionMeans: `Die Verknüpfungen und Freigaben werden ebenfalls gelöscht. Benutzer, die diesen ${nouns[noun].one} sehen, sehen ihn dann nicht mehr.`,
  noun: nouns[noun],
})

export const areas: typeof areasMessages = {
  ...sentences('area'),
  title: 'Bereiche',
  add: 'Bereich(e) hinzufügen',
  edit: 'Bereich bearbeiten',
  none: 'Keine Bereiche gefunden.',
  manage: 'Verknüpfte Unterbereiche verwalten',
  automatic: 'Neue Unterbereiche werden automatisch verknüpft.',
  notLinked: 'Keine verknüpften Unterbereiche.',
  linked: (count) => (count === 1 ? '1 verknüpfter Unterbereich' : `${count} verknüpfte Unterbereiche`),
  linkType: { automatic: 'Automatisch', custom: 'Benutzerdefiniert' },
  linkTypeMeans: {
    automatic: 'Jeder Unterbereich, jetzt und später.',
    custom: 'Nur die Unterbereiche, die Sie auswählen.',
  },
  search: 'Unterbereiche suchen',
  selectAll: 'Alle auswählen',
  selectNone: 'Keine auswählen',
  subareas: 'Unterbereiche',
  selected: (count, total) => `${count} von ${total} ausgewählt`,
  shown: (count, total) =>
    `${count} von ${total} angezeigt. „Alle auswählen“ und „Keine auswählen“ ändern nur diese.`,
  linksSaved: 'Verknüpfungen gespeichert',
}

export const subareas: typeof subareasMessages = {
  ...sentences('sub-area'),
  title: 'Unterbereiche',
  add: 'Unterbereich(e) hinzufügen',
  edit: 'Unterbereich bearbeiten',
  none: 'Keine Unterbereiche gefunden.',
  link: 'Bereiche mit Unterbereichen verknüpfen',
  automatic: 'Bereiche, die mit jedem Unterbereich verknüpft sind.',
}

export const structure: typeof structureMessages = {
  added: (noun, names) =>
    names.length === 1
      ? `${names[0]} wurde hinzugefügt.`
      : `${countedNoun(names.length, noun)} wurden hinzugefügt.`,
  saved: (name) => `${name} wurde gespeichert.`,
  deleted: (name) => `${name} wurde gelöscht.`,
  gone,
  linkedToIt: (items) => `${items} damit verknüpft`,
  grantIt: (groups) => `${countedNoun(groups, 'security group')} ${groups === 1 ? 'gibt' : 'geben'} es frei`,
  seeIt: (people) => (people === 1 ? '1 Person sieht es' : `${people} Personen sehen es`),
  calledNow: (name) => `Der Name ist jetzt ${name}.`,
  statusNow: (status) => `Der Status ist jetzt ${status}.`,
  noStatus: 'Diesen Status gibt es nicht mehr.',
  entitiesSummary: 'Die Entitäten, mit denen sich Benutzer verknüpfen lassen.',
  noMilestones: 'Noch keine Meilensteine.',
  impactsUnknown: 'Es ist noch nicht bekannt, was davon abhängt.',
  impactsFailed: 'Was davon abhängt, konnte nicht geladen werden.',
  dependants: 'Ebenfalls betroffen:',
  nothingDepends: 'Nichts hängt davon ab.',
}

export const excel: typeof excelMessages = {
  severalErrors: 'Die folgenden Fehler sind aufgetreten:',
  groupFailed: 'Beim Hinzufügen der Gruppe ist ein Fehler aufgetreten',
  synchroniseNote: {
    before:
      'Nach Änderungen an der Konnektorstruktur synchronisieren Sie bitte Ihre Einstellungen auf der Seite ',
    link: 'Tabellensynchronisierung',
    after: '. Richten Sie zum ersten Mal ein? Beginnen Sie dort.',
  },
  delete: (name) => `${name} löschen?`,
  unlinkArea: (name) => `${name} von allen Unterbereichen lösen?`,
  deleteEntityLinks: (user) => `Verknüpfungen von ${isolated(userName(user))} löschen?`,
  linkCreated: 'Verknüpfung erstellt',
  assignmentSaved: 'Zuweisung gespeichert',
  allSubareas: 'Alle Unterbereiche',
  allAreas: 'Alle Bereiche',
  linkedTo: 'VERKNÜPFT MIT',
  assignedTo: 'ZUGEWIESEN ZU',
  everySubarea: 'Alle aktuellen und künftigen Unterbereiche',
  notLinked: 'Nicht verknüpft',
  notAssigned: 'Nicht zugewiesen',
  applyFor: {
    allCurrent: 'Alle aktuellen auswählen',
    allCurrentAndFuture: 'Alle aktuellen und künftigen auswählen',
    onlySelected: 'Nur ausgewählte',
  },
  none: {
    entities: 'Keine Entitäten gefunden.',
    areas: 'Keine Bereiche gefunden.',
    subareas: 'Keine Unterbereiche gefunden.',
    versions: 'Keine Versionen gefunden.',
    helperTables: 'Keine Hilfstabellen gefunden.',
    users: 'Keine Benutzer gefunden.',
    groups: 'Keine Sicherheitsgruppen gefunden.',
  },
  onePerLine: 'Namen (einer pro Zeile)',
  lines: {
    count: (count) => counted(count, 'Zeile', 'Zeilen'),
    noted: (count) => `${count} mit Hinweis`,
    progress: (done, total) => `${done} von ${total}`,
    tip: 'Ein Name pro Zeile. Sie können eine aus Excel kopierte Spalte einfügen.',
    blank: 'Leere Zeile, übersprungen.',
    tooMany: (most) => `Höchstens ${most} Zeilen auf einmal.`,
    sameAs: (line) => `Wie Zeile ${line}.`,
    existing: 'Diesen Namen gibt es bereits.',
  },
  groupWizard: { create: 'Sicherheitsgruppe erstellen', save: 'Sicherheitsgruppe speichern' },
}

const obstacles = {
  group: 'die Sicherheitsgruppe',
  area: 'der Bereich',
  subarea: 'der Unterbereich',
  version: 'die Version',
  milestone: 'der Meilenstein',
  'helper-table': 'die Hilfstabelle',
} as const

const people = (count: number) => counted(count, 'Person', 'Personen')

export const access: typeof accessMessages = {
  byPerson: 'Wer sieht was',
  byItem: 'Wer sieht was, nach Element',
  summary: 'Was Personen jetzt in Excel sehen, und warum.',
  print: 'Drucken',
  report: {
    person: (name) => `Was ${name} in Excel sieht`,
    item: (name) => `Wer ${name} in Excel sieht`,
    details: (organisation, at, by) => `${organisation}, ${at}, von ${by}`,
    access: 'Zugriff',
  },
  download: 'CSV herunterladen',
  csvHeads: ['Name', 'E-Mail-Adresse', 'Art', 'Was', 'Teil', 'Zugriff', 'Grund'],
  downloadFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  tooLong: (rows, most) =>
    `Die Datei hat ${formatNumber(rows)} Zeilen, und Excel öffnet höchstens ${formatNumber(most)}.`,
  choosePerson: 'Wählen Sie eine Person, um zu sehen, was sie in Excel sieht, und warum.',
  chooseItem: 'Wählen Sie etwas, um zu sehen, wer es in Excel sieht, und warum.',
  missingUser: 'Diese Person gehört nicht mehr zur Organisation.',
  missingItem: 'Das gibt es nicht mehr.',
  noOne: 'Niemand sieht das jetzt in Excel.',
  isArchived: 'Es ist archiviert.',
  kinds: {
    area: nouns.area,
    subarea: nouns['sub-area'],
    version: nouns.version,
    milestone: nouns.milestone,
    'helper-table': nouns['helper table'],
    entity: nouns.entity,
  },
  readOnly: 'Nur lesen',
  readAndWrite: 'Lesen und schreiben',
  reasons: {
    linked: 'direkt verknüpft',
    everyEntity: 'mit allen aktuellen und künftigen Entitäten verknüpft',
    via: (group) => `über ${group}`,
    through: (group, grant) => `über ${group}: ${grant}`,
    wholeArea: (name) => `alle aktuellen und künftigen Unterbereiche von ${name}`,
    wholeSubarea: (name) => `alle aktuellen und künftigen Bereiche von ${name}`,
    wholeVersion: (name) => `alle aktuellen und künftigen Meilensteine von ${name}`,
    pair: (whole, part) => `${whole} – ${part}`,
  },
  nothing: {
    locked: 'Gesperrte Benutzer sehen in Excel nichts.',
    archived: 'Archivierte Benutzer sehen in Excel nichts.',
    unassigned: 'In keiner Sicherheitsgruppe und mit keiner Entität oder Hilfstabelle verknüpft.',
    ungranted: 'Die Sicherheitsgruppen geben nichts frei, das es noch gibt.',
    withheld: (all) => `Alles, was freigegeben wurde, ist archiviert: ${all}.`,
  },
  obstacle: ({ kind, name }) => `${obstacles[kind]} ${isolated(name)}`,
  totals: (all) =>
    [
      ...(all.areas > 0
        ? [`${countedNoun(all.areas, 'area')} mit ${counted(all.subareas, 'Unterbereich', 'Unterbereichen')}`]
        : []),
      ...(all.versions > 0
        ? [
            `${countedNoun(all.versions, 'version')} mit ${counted(all.milestones, 'Meilenstein', 'Meilensteinen')}`,
          ]
        : []),
      ...(all.entities > 0 ? [countedNoun(all.entities, 'entity')] : []),
      ...(all.helperTables > 0 ? [countedNoun(all.helperTables, 'helper table')] : []),
    ].join(', '),
  seenBy: (count) => `${people(count)} ${count === 1 ? 'sieht' : 'sehen'} das in Excel.`,
  change: {
    none: 'Niemand wird mehr oder weniger sehen als jetzt.',
    noMembers: 'In dieser Gruppe ist noch niemand, also wird niemand mehr oder weniger sehen als jetzt.',
    heading: 'Wer gewinnt und wer verliert',
    gain: (count) => `${people(count)} ${count === 1 ? 'gewinnt' : 'gewinnen'}`,
    lose: (count) => `${people(count)} ${count === 1 ? 'verliert' : 'verlieren'}`,
    more: (count) => `und ${formatNumber(count)} weitere`,
  },
}

export const linkSentence: typeof linkText = {
  nothing: 'Nichts ändert sich.',
  later: (many, linked) =>
    `Später hinzugefügte ${many} werden ${linked ? 'ebenfalls' : 'nicht mehr'} verknüpft.`,
  addsAndRemoves: (items, removed) => `Hinzu: ${items}, entfernt: ${removed}.`,
  adds: (items) => `Hinzu: ${items}.`,
  removes: (items) => `Entfernt: ${items}.`,
  affected: (count) =>
    count === 0 ? 'Niemand ist betroffen.' : `${people(count)} ${count === 1 ? 'ist' : 'sind'} betroffen.`,
  added: (items) => `${items} hinzugefügt`,
  removed: (items) => `${items} entfernt`,
  laterDone: (many, linked) =>
    `später hinzugefügte ${many} ${linked ? 'ebenfalls verknüpft' : 'nicht mehr verknüpft'}`,
  every: (count, one, many) => (count === 1 ? `1 ${one} (alle)` : `${count} ${many} (alle)`),
  link: (verb, name, to, later) =>
    `${name} ${verb === 'Link' ? 'verknüpfen mit' : 'zuweisen zu'}: ${to}${later ? ' und alle später hinzugefügten.' : '.'}`,
}

export const links: typeof linksMessages = {
  changedMeanwhile: (name, change) =>
    `Ein anderer Benutzer hat die Verknüpfungen von ${name} geändert: ${linkChangeSummary(change)}. Das Formular enthält dies jetzt. Prüfen Sie es, und speichern Sie dann erneut.`,
  notLinked: (name, reason) => `${name} konnte nicht verknüpft werden: ${reason}`,
  notUnlinked: (name, reason) => `${name} konnte nicht gelöst werden: ${reason}`,
  linkTypeNotChanged: (reason) => `Die Art der Verknüpfung konnte nicht geändert werden: ${reason}`,
  partly: (done, total) => `${done} von ${total} gespeichert. Nicht gespeichert:`,
  moreFailed: (count) => `Und ${count} weitere.`,
  targetGone: 'Das gibt es nicht mehr.',
  notTried: (count) => `${count} noch nicht versucht.`,
  retry: (count) => `${count} fehlgeschlagene wiederholen`,
  saving: (done, total) => `${done} von ${total} gespeichert`,
  undo: 'Rückgängig',
  undoing: (name) => `Rückgängig für ${name}`,
  restored: (name) => `Die Verknüpfungen von ${name} wurden wiederhergestellt.`,
  partlyRestored: (name, back, total, reason) =>
    `${back} von ${total} Verknüpfungen von ${name} wurden wiederhergestellt. ${reason}`,
  everyEntity: 'Alle aktuellen und künftigen Entitäten',
  deleteLinks: (name) => `Verknüpfungen von ${name} löschen?`,
  counted: ({ ids, later }) =>
    later ? 'Alle verknüpft' : ids.length === 0 ? 'keine' : `${ids.length} verknüpft`,
  gone: (noun) => `Nicht mehr vorhanden: ${noun}.`,
}

const NAMES_SHOWN = 5

const listed = (names: readonly string[]) =>
  names.length > NAMES_SHOWN
    ? `${names.slice(0, NAMES_SHOWN).map(isolated).join(', ')} und ${names.length - NAMES_SHOWN} weitere`
    : names.map(isolated).join(', ')

export const groups: typeof groupsMessages = {
  title: 'Sicherheitsgruppen',
  create: 'Sicherheitsgruppe erstellen',
  save: 'Sicherheitsgruppe speichern',
  edit: 'Sicherheitsgruppe bearbeiten',
  newGroup: 'Neue Sicherheitsgruppe',
  nameLabel: 'Name der Sicherheitsgruppe',
  backToGroups: 'Zurück zu den Gruppen',
  setStatus: 'Status festlegen',
  statusOf: (name, status) => `${status}, Status von ${name} festlegen`,
  wasSaved: (name) => `${name} wurde gespeichert.`,
  wasCreated: (name) => `${name} wurde erstellt.`,
  members: people,
  gone: 'Diese Sicherheitsgruppe gibt es nicht mehr.',
  steps: { areas: 'Bereiche', subareas: 'Unterbereiche', versions: 'Versionen und Meilensteine' },
  scopes: {
    allCurrent: 'Alle aktuellen',
    allCurrentAndFuture: 'Alle aktuellen und künftigen',
    onlySelected: 'Nur ausgewählte',
  },
  footer: (step, steps, isNew) =>
    step < steps
      ? `Schritt ${step} von ${steps}. Beim Zurückgehen bleibt Ihre Auswahl erhalten.`
      : `Schritt ${step} von ${steps}. Wird gespeichert, wenn Sie die Gruppe ${isNew ? 'erstellen' : 'speichern'}.`,
  progress: (done, total) => `${done} von ${total} gespeichert`,
  retry: (failed) => `${failed} fehlgeschlagene wiederholen`,
  failed: (failed, total) =>
    `${failed} von ${total} konnten nicht gespeichert werden. Der Rest ist gespeichert. Mit „Wiederholen“ senden Sie nur die fehlgeschlagenen.`,
  nameOnly: 'Nur der Name ändert sich.',
  canSee: 'Diese Gruppe kann sehen',
  canSeeNothing: 'Noch nichts. Wählen Sie Bereiche, Unterbereiche oder Versionen.',
  groupItself: (name) => `Die Gruppe ${name}`,
  notLinked: 'nicht verknüpft',
  later: 'Alle + künftige',
  allCurrent: 'Alle aktuellen',
  every: {
    areas: 'Alle Unterbereiche, aktuelle und künftige',
    subareas: 'Alle Bereiche, aktuelle und künftige',
    versions: 'Alle Meilensteine, aktuelle und künftige',
  },
  onlyMilestone: 'Der eine aktuelle Meilenstein',
  some: { areas: 'Unterbereichen', subareas: 'Bereichen', versions: 'Meilensteinen' },
  count: {
    areas: (count) => countedNoun(count, 'sub-area'),
    subareas: (count) => countedNoun(count, 'area'),
    versions: (count) => countedNoun(count, 'milestone'),
  },
  someOf: (count, total, noun) => `${count} von ${total} ${noun}`,
  allCurrentMilestones: (count) =>
    count === 1 ? 'Der eine aktuelle Meilenstein' : `Alle ${count} aktuellen Meilensteine`,
  nouns: {
    combination: {
      one: 'Kombination aus Bereich und Unterbereich',
      many: 'Kombinationen aus Bereich und Unterbereich',
    },
    milestone: nouns.milestone,
  },
  via: (names) => `über ${listed(names)}`,
  whole: { area: 'alle Unterbereiche', subarea: 'alle Bereiche', version: 'alle Meilensteine' },
  unknown: 'etwas Gelöschtes',
  changedMeanwhile: ({ renamed, added, removed }, action) => {
    const changes = [
      ...(renamed === null ? [] : [`der Name ist jetzt ${isolated(renamed)}`]),
      ...(added.length === 0 ? [] : [`hinzugefügt: ${listed(added)}`]),
      ...(removed.length === 0 ? [] : [`entfernt: ${listed(removed)}`]),
    ]
    return `Ein anderer Benutzer hat diese Gruppe inzwischen geändert: ${changes.join('; ')}. Es wurde noch nichts gesendet. Ihre Änderungen und die anderen sind hier zusammengeführt. Prüfen Sie sie, und wählen Sie dann erneut „${action}“.`
  },
  deletedMeanwhile:
    'Ein anderer Benutzer hat diese Gruppe inzwischen gelöscht. Es wurde nichts gesendet. Wählen Sie „Sicherheitsgruppe erstellen“, um sie mit dieser Auswahl wieder zu erstellen.',
}
